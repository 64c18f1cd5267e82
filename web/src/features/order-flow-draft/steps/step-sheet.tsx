import { Button, Drawer } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useEditing, useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { PairChips, RoleBoxes } from '#features/order-flow-draft/panel/selected-steps.tsx'
import { type Pair, rolesOf } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { pairName } from '#features/order-flow-draft/rules/flow-names.rules.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import classes from './step-list.module.css'

interface StepSheetProps {
  pair: Pair
  onClose: () => void
}

/** One step, from the bottom of the screen: the roles that may take it, and its removal. */
export function StepSheet({ pair, onClose }: StepSheetProps) {
  const t = useT()
  const say = usePhrase()
  const editor = useEditor()
  const isThere = useEditing(({ history }) => rolesOf(history.draft, pair) !== undefined)
  const wasThere = useEditing(({ history }) => rolesOf(history.base, pair) !== undefined)
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      classNames={{ content: classes.content, inner: classes.inner }}
      title={say(pairName(pair))}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close'), size: 44 }}
    >
      <div className={classes.sheet}>
        <PairChips pair={pair} />
        <RoleBoxes pairs={[pair]} />
        <div className={classes.sheetFoot}>
          {!editor.isReadOnly && isThere && (
            <Button
              variant="subtle"
              color="red"
              c="var(--status-red-text)"
              mih={44}
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => {
                editor.edit({ does: 'remove', pairs: [pair] })
                onClose()
              }}
            >
              {t('flow_editor', 'Remove the step')}
            </Button>
          )}
          {!editor.isReadOnly && !isThere && wasThere && (
            <Button variant="default" mih={44} onClick={() => editor.edit({ does: 'restore', pairs: [pair] })}>
              {t('flow_editor', 'Restore it')}
            </Button>
          )}
          <Button ms="auto" mih={44} onClick={onClose}>
            {t('dialog', 'Done')}
          </Button>
        </div>
      </div>
    </Drawer>
  )
}
