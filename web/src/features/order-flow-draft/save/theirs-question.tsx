import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { FlowRole, OrderFlow } from '@tracklane/contract/order-flow'
import { useState } from 'react'
import type { Answer } from '#features/order-flow-draft/editor/saving.ts'
import { useEditing } from '#features/order-flow-draft/flow-editor.store.ts'
import { inOrder, useRoleLetter } from '#features/order-flow-draft/flow-roles.ts'
import { isSamePair, isSameRoles, type Pair, pairKey, stepsOf } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { type Contested, contested, merged } from '#features/order-flow-draft/rules/flow-merge.rules.ts'
import { pairName } from '#features/order-flow-draft/rules/flow-names.rules.ts'
import { StatusChip } from '#features/order-status/order-status.parts.tsx'
import { formatDate } from '#lib/format.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { SaveButton } from '#ui/save-button.tsx'
import classes from './save-dialog.module.css'

interface TheirsQuestionProps {
  theirs: OrderFlow
  onAnswer: (answer: Answer) => void
}

/** Before, theirs and mine side by side. Both changes are kept; in a conflict the person must choose. */
export function TheirsQuestion({ theirs, onAnswer }: TheirsQuestionProps) {
  const t = useT()
  const { base, draft } = useEditing(({ history }) => history)
  const [taken, setTaken] = useState<readonly Pair[]>([])
  const their = stepsOf(theirs.links)
  const rows = contested(base, their, draft)
  const join = (isSaved: boolean) => onAnswer({ does: 'join', steps: merged(base, their, draft, taken), isSaved })
  const choose = (pair: Pair, isTheirs: boolean) =>
    setTaken((now) => [...now.filter((one) => !isSamePair(one, pair)), ...(isTheirs ? [pair] : [])])
  return (
    <>
      <p className={classes.summary}>
        {t('flow_editor', 'Version {version} was saved at {time}. What only one of you has changed is kept; where both have, choose.', {
          version: theirs.version,
          time: formatDate(theirs.updated_at, 'fullDate'),
        })}
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('flow_editor', 'Step')}</th>
            <th scope="col">{t('flow_editor', 'Before')}</th>
            <th scope="col">{t('flow_editor', 'Theirs')}</th>
            <th scope="col">{t('flow_editor', 'Mine')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ContestedRow
              key={pairKey(row)}
              row={row}
              isTheirs={taken.some((one) => isSamePair(one, row))}
              onChoose={(isTheirs) => choose(row, isTheirs)}
            />
          ))}
        </tbody>
      </table>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="subtle" color="gray" c="var(--text)" me="auto" onClick={() => onAnswer({ does: 'take theirs' })}>
          {t('flow_editor', 'Take theirs alone')}
        </Button>
        <Button variant="default" onClick={() => join(false)} data-autofocus>
          {t('flow_editor', 'Keep editing')}
        </Button>
        <SaveButton type="button" onClick={() => join(true)}>
          {t('flow_editor', 'Save both')}
        </SaveButton>
      </Group>
    </>
  )
}

interface ContestedRowProps {
  row: Contested
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}

function ContestedRow({ row, isTheirs, onChoose }: ContestedRowProps) {
  const t = useT()
  const say = usePhrase()
  return (
    <>
      <tr data-conflict={row.isConflict || undefined}>
        <th scope="row">
          <span className={classes.steps}>
            <StatusChip id={row.from} />
            <IconArrowRight size={14} aria-hidden />
            <StatusChip id={row.to} />
          </span>
        </th>
        <Roles roles={row.before} />
        <Roles roles={row.theirs} isNew={!isSameRoles(row.before, row.theirs)} />
        <Roles roles={row.mine} isNew={!isSameRoles(row.before, row.mine)} />
      </tr>
      {row.isConflict && (
        <tr>
          <td colSpan={4}>
            <SegmentedControl
              size="xs"
              aria-label={t('flow_editor', 'Whose counts: {step}', { step: say(pairName(row)) })}
              data={[
                { value: 'mine', label: t('flow_editor', 'Mine') },
                { value: 'theirs', label: t('flow_editor', 'Theirs') },
              ]}
              value={isTheirs ? 'theirs' : 'mine'}
              onChange={(value) => onChoose(value === 'theirs')}
            />
          </td>
        </tr>
      )}
    </>
  )
}

function Roles({ roles, isNew = false }: { roles: readonly FlowRole[] | undefined; isNew?: boolean }) {
  const t = useT()
  const letterOf = useRoleLetter()
  const text = roles === undefined ? t('flow_editor', 'no step') : inOrder(roles).map(letterOf).join(' ') || '–'
  return <td data-new={isNew || undefined}>{text}</td>
}
