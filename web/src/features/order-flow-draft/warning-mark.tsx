import { IconAlertTriangle } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import classes from './warning-mark.module.css'

/** The mark of a status with a problem, which the panel explains. It is black, since colours belong to the statuses. */
export function WarningMark() {
  const t = useT()
  return (
    <span className={classes.mark}>
      <IconAlertTriangle size={14} aria-hidden />
      <span className="visually-hidden">{t('flow_editor', 'See the check')}</span>
    </span>
  )
}

/** The mark in a line of text. */
export function RowWarning() {
  const t = useT()
  return (
    <span className={classes.inline}>
      <IconAlertTriangle size={16} aria-hidden />
      <span className="visually-hidden">{t('flow_editor', 'See the check')}</span>
    </span>
  )
}
