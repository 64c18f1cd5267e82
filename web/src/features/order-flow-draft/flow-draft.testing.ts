import type { OrderFlow } from '@tracklane/contract/order-flow'
import { linksOf } from '@tracklane/contract/order-flow.testing'

const AT = '2026-03-01T08:00:00.000Z'

/** Every status is reached and leads to an end. */
const STEPS = '1→2 LOA · 2→3 LOA · 3→6 LOA · 6→7 LOAC · 6→4 LOAC · 4→6 LOA · 6→5 LOAC · 5→10 LOA · 7→9 LOA · 3→8 LOA · 8→9 LOA · 8→3 OA'

export function flow(patch: Partial<OrderFlow> = {}, steps = STEPS): OrderFlow {
  return {
    id: 3,
    name: 'Germany',
    organization_id: 1,
    country_id: 1,
    is_default: false,
    links: linksOf(steps).map((link, index) => ({ id: index + 1, ...link, roles: [...link.roles] })),
    version: 12,
    created_at: AT,
    updated_at: AT,
    ...patch,
  }
}

export const SHARED = flow({ id: 1, name: 'Default flow', organization_id: null, country_id: null, is_default: true, version: 4 })

export const step = (pair: string) => found(`[data-step="${pair}"]`)
export const node = (id: number) => found(`[data-node="${id}"]`)
export const cell = (pair: string) => found(`[data-cell="${pair}"]`)

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`${selector} is not there`)
  return element
}

/** Returns the visible text; screen readers hear the element's name. */
export function seen(element: HTMLElement): string {
  return element.querySelector('[aria-hidden]')?.textContent ?? ''
}
