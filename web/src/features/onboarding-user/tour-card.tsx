import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.ts'
import classes from './tour.module.css'

interface TourCardProps {
  title: string
  text: string
  number: number
  total: number
  /** True where the step's target is not on the screen. */
  isMissing: boolean
  onForward: () => void
  onSkip: () => void
}

/** One step in the dialog that the spotlight has placed. */
export function TourCard({ title, text, number, total, isMissing, onForward, onSkip }: TourCardProps) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  // The spotlight focuses the first button once the card is there.
  useEffect(() => {
    const coming = setTimeout(() => button.current?.focus({ preventScroll: true }))
    return () => clearTimeout(coming)
  }, [])

  const isLast = number === total
  return (
    <>
      <h2 id="tour-title" className={classes.title}>
        {title}
      </h2>
      <div id="tour-text">
        {isMissing && <p className={classes.missing}>{t('tour', 'This step is skipped: it is not on your screen right now.')}</p>}
        <p className={classes.text}>{text}</p>
      </div>
      <div className={classes.foot}>
        <span id="tour-number" className={classes.number} hidden={total === 1}>
          {t('tour', '{number} of {total}', { number, total })}
        </span>
        {!isLast && (
          <Button variant="subtle" color="gray" size="compact-sm" className={classes.skip} onClick={onSkip}>
            {t('dialog', 'Skip')}
          </Button>
        )}
        <Button ref={button} size="compact-sm" className={classes.forward} onClick={onForward}>
          {labelOf()}
        </Button>
      </div>
    </>
  )

  function labelOf(): string {
    if (total === 1) return t('dialog', 'OK')
    return isLast ? t('tour', 'Finish') : t('tour', 'Forward')
  }
}
