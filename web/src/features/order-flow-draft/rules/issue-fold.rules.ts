import type { FlowIssue } from '@tracklane/contract/order-flow-lint'

/** One entry for each trouble: stranded orders are told with what strands them. */
export function folded(issues: readonly FlowIssue[]): FlowIssue[] {
  const isStranded = ({ kind }: FlowIssue) => kind === 'stranded'
  const causes = issues.filter((issue) => !isStranded(issue) && issue.status_to === undefined)
  return issues.flatMap((issue) => {
    const isTold = isStranded(issue) && causes.some(({ status_from }) => status_from === issue.status_from)
    if (isTold) return []
    const orders = causes.includes(issue)
      ? issues.find((one) => isStranded(one) && one.status_from === issue.status_from)?.orders
      : undefined
    return [orders ? { ...issue, orders } : issue]
  })
}
