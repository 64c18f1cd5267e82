import { useT } from '#lib/i18n.ts'
import { progressOf } from './onboarding-reading.rules.ts'
import classes from './progress.module.css'

interface Measured {
  readonly id: number
  readonly read: number
  readonly total: number
}

interface ProgressBarProps {
  /** The name for screen readers; absent where the text beside the bar has it. */
  label?: string
  /** The pieces of the bar, as long as their numbers of articles. */
  parts: readonly Measured[]
}

export function ProgressBar({ label, parts }: ProgressBarProps) {
  const t = useT()
  const { read, total } = progressOf(parts)
  const told = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': total,
    'aria-valuenow': read,
    'aria-valuetext': t('onboarding_reader', '{read} of {total} read', { read, total }),
  }
  return (
    <div className={classes.bar} {...(label ? told : { 'aria-hidden': true })}>
      {parts.map((part) => (
        <span key={part.id} className={classes.part} style={{ flexGrow: part.total }} data-done={part.read >= part.total || undefined}>
          <span className={classes.fill} style={{ width: `${(100 * part.read) / part.total}%` }} />
        </span>
      ))}
    </div>
  )
}
