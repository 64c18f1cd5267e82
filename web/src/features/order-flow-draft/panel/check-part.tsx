import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import type { FlowIssue } from '@tracklane/contract/order-flow-lint'
import { isStatusId } from '@tracklane/contract/order-status'
import { useProfile } from '#features/auth/auth.api.ts'
import { type Selection, useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { repairOf } from '#features/order-flow-draft/rules/issue-repair.rules.ts'
import { issueTexts, issueTitle } from '#features/order-flow-draft/rules/issue-text.rules.ts'
import { useFlowSource, useIssues } from '#features/order-flow-draft/use-flow-facts.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { usePhrase, useT } from '#lib/i18n.ts'
import classes from './flow-panel.module.css'
import { PanelPart } from './panel-part.tsx'

/** The problems of the draft while it is drawn. */
export function CheckPart() {
  const t = useT()
  const issues = useIssues()
  const mark =
    issues.length > 0 ? t('flow_editor', '{count, plural, one {# warning} other {# warnings}}', { count: issues.length }) : undefined
  return (
    <PanelPart title={t('flow_editor', 'Check')} mark={mark}>
      {issues.length === 0 && (
        <p className={classes.dim}>{t('flow_editor', 'Every status is reached, and every order can come to an end.')}</p>
      )}
      {issues.length > 0 && (
        <ul className={classes.issues}>
          {issues.map((issue) => (
            <Issue key={`${issue.kind} ${issue.status_from} ${issue.status_to}`} issue={issue} />
          ))}
        </ul>
      )}
    </PanelPart>
  )
}

function Issue({ issue }: { issue: FlowIssue }) {
  const say = usePhrase()
  const editor = useEditor()
  const place = placeOf(issue)
  return (
    <li className={classes.issue} onPointerEnter={() => editor.point(place)} onPointerLeave={() => editor.point(null)}>
      <IconAlertTriangle size={18} aria-hidden />
      <div>
        <button
          type="button"
          className={classes.issueTitle}
          onClick={() => editor.select(place)}
          onFocus={() => editor.point(place)}
          onBlur={() => editor.point(null)}
        >
          {say(issueTitle(issue))}
        </button>
        <p className={classes.issueText}>
          {issueTexts(issue).map(say).join(' ')}{' '}
          {issue.orders && issue.status_from !== undefined && <OrdersLink status={issue.status_from} />}
        </p>
        {!editor.isReadOnly && <Repair issue={issue} />}
      </div>
    </li>
  )
}

function Repair({ issue }: { issue: FlowIssue }) {
  const t = useT()
  const editor = useEditor()
  const nameOf = useStatusName()
  const { base, draft } = useEditing(({ history }) => history)
  const repair = repairOf(issue, base, draft)
  const [step] = repair?.pairs ?? []
  if (!repair || !step) return null
  const text =
    repair.does === 'remove'
      ? t('flow_editor', 'Remove the step')
      : t('flow_editor', 'Restore step from {from} to {to}', { from: nameOf(step.from), to: nameOf(step.to) })
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={classes.repair}
      onClick={() => editor.edit({ does: repair.does, pairs: repair.pairs })}
    >
      {text}
    </Button>
  )
}

function placeOf({ status_from: from, status_to: to }: FlowIssue): Selection {
  if (from === undefined || !isStatusId(from)) return null
  return to !== undefined && isStatusId(to) ? { pairs: [{ from, to }] } : { status: from }
}

/** A link to exactly the counted orders, in a new tab, so that the draft stays. */
function OrdersLink({ status }: { status: number }) {
  const t = useT()
  const { role } = useProfile()
  const { organization_id, country_id } = useFlowSource()
  const country = country_id == null ? {} : { country_id: [country_id] }
  const text = t('flow_editor', 'Show them')
  if (seesEveryOrganization({ role }))
    return (
      <Link
        to="/order-admin"
        search={{ status_id: [status], ...country, ...(organization_id != null && { organization_id: [organization_id] }) }}
        target="_blank"
        className={classes.link}
      >
        {text}
      </Link>
    )
  return (
    <Link to="/order/index" search={{ status_id: [status], ...country }} target="_blank" className={classes.link}>
      {text}
    </Link>
  )
}
