import { useEffect, useRef } from 'react'
import { create } from 'zustand'

/** The brand of the server's settings; the name of the product before they come. */
const useBrand = create(() => ({ brand: 'Tracklane' }))

export function setBrand(brand: string): void {
  useBrand.setState({ brand })
}

export function useBrandName(): string {
  return useBrand((state) => state.brand)
}

/** The names of everything open, the screen first: the last one names the document. */
const titles = new Map<object, string>()

/** Sets the title `<page> · <brand>`. Something open over a screen takes its place while it has a name. */
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
