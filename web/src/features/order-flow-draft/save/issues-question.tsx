import { Button, Group } from '@mantine/core'
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react'
import type { FlowIssue } from '@tracklane/contract/order-flow-lint'
import type { Answer } from '#features/order-flow-draft/editor/saving.ts'
import { ChangeSign, RoleChange } from '#features/order-flow-draft/panel/change-sign.tsx'
import { useChanges } from '#features/order-flow-draft/panel/changes-part.tsx'
import { pairKey } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { folded } from '#features/order-flow-draft/rules/issue-fold.rules.ts'
import { issueTexts, issueTitle } from '#features/order-flow-draft/rules/issue-text.rules.ts'
import { useReach } from '#features/order-flow-draft/use-flow-facts.ts'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { usePhrase, useT } from '#lib/i18n.ts'
import { SaveButton } from '#ui/save-button.tsx'
import classes from './save-dialog.module.css'

interface IssuesQuestionProps {
  issues: readonly FlowIssue[]
  onAnswer: (answer: Answer) => void
}

export function IssuesQuestion({ issues, onAnswer }: IssuesQuestionProps) {
  const t = useT()
  const say = usePhrase()
  const hasErrors = issues.some(({ level }) => level === 'error')
  return (
    <>
      <Summary />
      <Difference />
      <ul className={classes.warnings}>
        {folded(issues).map((issue) => (
          <li key={`${issue.kind} ${issue.status_from} ${issue.status_to}`} className={classes.warning}>
            <IconAlertTriangle size={18} aria-hidden />
            <span>
              <strong>{say(issueTitle(issue))}.</strong> {issueTexts(issue).map(say).join(' ')}
            </span>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={() => onAnswer({ does: 'keep editing' })} data-autofocus>
          {t('flow_editor', 'Keep editing')}
        </Button>
        {!hasErrors && (
          <SaveButton type="button" onClick={() => onAnswer({ does: 'save' })}>
            {t('flow_editor', 'Save all the same')}
          </SaveButton>
        )}
      </Group>
    </>
  )
}

/** The number of changes and of people concerned. */
function Summary() {
  const t = useT()
  const changes = useChanges()
  const reach = useReach()
  const count = (kind: string) => changes.filter(({ change }) => change === kind).length
  const [added, removed, changed] = [count('added'), count('removed'), count('changed')]
  const parts = [
    added > 0 && t('flow_editor', '{count, plural, one {# step added} other {# steps added}}', { count: added }),
    removed > 0 && t('flow_editor', '{count, plural, one {# step removed} other {# steps removed}}', { count: removed }),
    changed > 0 && t('flow_editor', '{count, plural, one {# step changed} other {# steps changed}}', { count: changed }),
  ].filter(Boolean)
  return (
    <p className={classes.summary}>
      {parts.length > 0 && `${parts.join(', ')}. `}
      {reach &&
        t(
          'flow_editor',
          '{people, plural, =0 {It reaches nobody’s board yet.} one {It reaches the board of # person at once.} other {It reaches the boards of # people at once.}}',
          { people: reach.people },
        )}
    </p>
  )
}

function Difference() {
  const changes = useChanges()
  if (changes.length === 0) return null
  return (
    <ul className={classes.difference}>
      {changes.map((step) => (
        <li key={pairKey(step)} className={classes.row}>
          <ChangeSign change={step.change} />
          <StatusChip id={step.from} />
          <IconArrowRight size={16} aria-hidden />
          <StatusChip id={step.to} />
          <RoleChange before={step.before} roles={step.roles} />
        </li>
      ))}
    </ul>
  )
}
