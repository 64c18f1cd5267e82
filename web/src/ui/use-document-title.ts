import { useEffect } from 'react'
import { create } from 'zustand'

/** The brand comes from the server's settings; the name of the product until it is there. */
const useBrand = create(() => ({ brand: 'Tracklane' }))

export function setBrand(brand: string): void {
  useBrand.setState({ brand })
}

export function useBrandName(): string {
  return useBrand((state) => state.brand)
}

/** `<page> · <brand>` */
export function useDocumentTitle(page: string): void {
  const brand = useBrandName()
  useEffect(() => {
    document.title = page ? `${page} · ${brand}` : brand
  }, [page, brand])
}
