import type { FlowIssue } from '@tracklane/contract/order-flow-lint'

/** Joins the issues to one entry per problem: stranded orders are in the entry of their cause. */
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
