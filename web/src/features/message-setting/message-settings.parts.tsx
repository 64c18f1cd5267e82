import { Modal, Switch } from '@mantine/core'
import { messageEventName } from '@tracklane/contract/message-setting'
import type { MessageSetting } from '@tracklane/contract/message-setting-row'
import { usePhrase, useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { useChangeMessageSetting } from './message-setting.api.ts'
import classes from './message-settings.module.css'

interface MessageSettingsProps {
  settings: readonly MessageSetting[]
  /** False while somebody acts as this person: they must not change the settings. */
  canChange: boolean
  onClose: () => void
}

/** The events that the person is told of in the app. Each switch acts at once. */
export function MessageSettings({ settings, canChange, onClose }: MessageSettingsProps) {
  useReturnFocus()
  const t = useT()
  return (
    <Modal
      opened
      onClose={onClose}
      size={DIALOG.narrow}
      title={t('message', 'Message settings')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <p className={classes.hint}>{t('message', 'Tell me in the app about')}</p>
      <ul className={classes.events}>
        {settings.map((setting) => (
          <li key={setting.event}>
            <EventSwitch setting={setting} canChange={canChange} />
          </li>
        ))}
      </ul>
    </Modal>
  )
}

function EventSwitch({ setting, canChange }: { setting: MessageSetting; canChange: boolean }) {
  const t = useT()
  const phrase = usePhrase()
  const change = useChangeMessageSetting()
  const { event, in_app, fixed } = setting
  return (
    <Switch
      label={phrase(messageEventName(event))}
      description={fixed ? t('message', 'Always on') : undefined}
      checked={change.isPending ? change.variables.in_app : in_app}
      disabled={fixed || !canChange}
      onChange={({ currentTarget }) => change.mutate({ event, in_app: currentTarget.checked })}
    />
  )
}
