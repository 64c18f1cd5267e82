import { FlowSearch, type FlowView } from '#features/order-flow-draft/flow-search.ts'
import { useFilter } from '#lib/search.ts'
import { useDeskSize } from './use-desk-size.ts'

/** The form in which the flow is shown: the address says it; on a phone it begins as a list. */
export function useFlowView() {
  const [{ view }, patch] = useFilter(FlowSearch)
  const { isPhone } = useDeskSize()
  const first: FlowView = isPhone ? 'list' : 'graph'
  const shown = view === 'list' && !isPhone ? 'graph' : (view ?? first)
  return { view: shown, show: (next: FlowView) => void patch({ view: next === first ? undefined : next }) }
}
