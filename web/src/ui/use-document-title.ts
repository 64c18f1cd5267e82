import { useEffect, useRef } from 'react'
import { create } from 'zustand'

/** The brand comes from the server's settings; the name of the product until it is there. */
const useBrand = create(() => ({ brand: 'Tracklane' }))

export function setBrand(brand: string): void {
  useBrand.setState({ brand })
}

export function useBrandName(): string {
  return useBrand((state) => state.brand)
}

/** Names of everything open, the screen first: the last one names the document. */
const titles = new Map<object, string>()

/** `<page> · <brand>`; what is open over a screen stands for it as long as it is there, unless it has no name yet. */
export function useDocumentTitle(page: string): void {
  const brand = useBrandName()
  const { current: place } = useRef({})
  useEffect(() => {
    if (page) titles.set(place, page)
    else titles.delete(place)
    show(brand)
  }, [place, page, brand])
  useEffect(
    () => () => {
      titles.delete(place)
      if (titles.size > 0) show(brand)
    },
    [place, brand],
  )
}

function show(brand: string): void {
  const last = [...titles.values()].at(-1)
  document.title = last ? `${last} · ${brand}` : brand
}
