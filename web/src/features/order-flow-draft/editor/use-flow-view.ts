import { FlowSearch, type FlowView } from '#features/order-flow-draft/flow-search.ts'
import { useFilter } from '#lib/search.ts'
import { useDeskSize } from './use-desk-size.ts'

/** Returns the view of the flow, from the address; on a phone the list by default. */
export function useFlowView() {
  const [{ view }, patch] = useFilter(FlowSearch)
  const { isPhone } = useDeskSize()
  const first: FlowView = isPhone ? 'list' : 'graph'
  const shown = view === 'list' && !isPhone ? 'graph' : (view ?? first)
  return { view: shown, show: (next: FlowView) => void patch({ view: next === first ? undefined : next }) }
}
