import { Button, Modal, Text } from '@mantine/core'
import { IconBookmark, IconRoute, IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { configQueries } from '#features/config/config.api.ts'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import type { Answer } from './tour.rules.ts'
import classes from './welcome-dialog.module.css'

interface WelcomeDialogProps {
  onAnswer: (answer: Answer) => void
  /** Called without an answer. */
  onClose: () => void
}

/** The first dialog for a new logist. */
export function WelcomeDialog({ onAnswer, onClose }: WelcomeDialogProps) {
  useReturnFocus()
  const t = useT()
  const brand = useQuery(configQueries.get()).data?.brand ?? ''
  return (
    <Modal
      opened
      onClose={onClose}
      size={DIALOG.wide}
      title={t('tour', 'Welcome to {brand}', { brand })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
      returnFocus={false}
    >
      <Text>{t('tour', 'Good to have you here. A few minutes now, and you will know your way around.')}</Text>
      <ol className={classes.parts}>
        <Part icon={<IconRoute size={20} stroke={1.75} />} title={t('tour', 'A short tour of the menu')}>
          {t('tour', 'Six steps show where everything is.')}
        </Part>
        <Part icon={<IconSchool size={20} stroke={1.75} />} title={t('tour', 'Lessons with pictures')}>
          {t('tour', 'From the first order to the cash at the end of the day, at your own pace.')}
        </Part>
        <Part icon={<IconBookmark size={20} stroke={1.75} />} title={t('tour', 'Always at hand')}>
          {t('tour', 'The lessons stay in the menu: come back to them whenever you like.')}
        </Part>
      </ol>
      <div className={classes.answers}>
        <Button variant="default" onClick={() => onAnswer('later')}>
          {t('tour', 'Complete training later')}
        </Button>
        <Button onClick={() => onAnswer('start')} data-autofocus>
          {t('tour', 'Start learning')}
        </Button>
      </div>
    </Modal>
  )
}

function Part({ icon, title, children }: { icon: ReactNode; title: string; children: string }) {
  return (
    <li className={classes.part}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <span>
        <strong className={classes.title}>{title}</strong>
        <span className={classes.text}>{children}</span>
      </span>
    </li>
  )
}
