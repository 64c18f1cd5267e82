import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import classes from './state.module.css'

interface ErrorStateProps {
  /** The reason; the message of the error fits. */
  message?: string | undefined
  onRetry: () => void
  isRetrying?: boolean
}

/** Stands in place of content that could not be loaded, and offers to try again. */
export function ErrorState({ message, onRetry, isRetrying = false }: ErrorStateProps) {
  const t = useT()
  return (
    <div className={classes.state} role="alert">
      <span className={`${classes.icon} ${classes.failed}`} aria-hidden>
        <IconAlertCircle size={32} stroke={1.5} />
      </span>
      <p className={classes.title}>{t('error', 'This could not be loaded')}</p>
      {message && <div className={classes.text}>{message}</div>}
      <Button variant="default" onClick={onRetry} loading={isRetrying}>
        {t('error', 'Try again')}
      </Button>
    </div>
  )
}
