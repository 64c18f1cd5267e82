import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { STATUS_IDS, type StatusId } from '@tracklane/contract/order-status'
import { useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { addStep } from '#features/order-flow-draft/graph/use-draw-step.ts'
import { rolesOf } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'

interface AddStepProps {
  from: StatusId
  isWide?: boolean
}

/** Adds a step from here to any free status, without drawing. */
export function AddStep({ from, isWide = false }: AddStepProps) {
  const t = useT()
  const editor = useEditor()
  const nameOf = useStatusName()
  const draft = useEditing(({ history }) => history.draft)
  const ends = STATUS_IDS.filter((to) => to !== from && rolesOf(draft, { from, to }) === undefined)
  if (ends.length === 0) return null
  return (
    <Menu position="bottom-start" returnFocus withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          size={isWide ? 'sm' : 'compact-sm'}
          mih={isWide ? 44 : undefined}
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={t('flow_editor', 'Add step from {status}', { status: nameOf(from) })}
        >
          {t('flow_editor', 'Add step')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('flow_editor', 'From {status} to', { status: nameOf(from) })}</Menu.Label>
        {ends.map((to) => (
          <Menu.Item key={to} leftSection={<StatusDot id={to} />} onClick={() => addStep(editor, from, to)}>
            {nameOf(to)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
