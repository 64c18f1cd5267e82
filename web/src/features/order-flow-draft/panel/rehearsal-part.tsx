import { Button, Loader } from '@mantine/core'
import { REHEARSAL } from '@tracklane/contract/order-flow-draft'
import { useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import classes from './flow-panel.module.css'
import { PanelPart } from './panel-part.tsx'
import { RefusedPairs } from './refused-pairs.tsx'
import type { Rehearsing } from './use-rehearsal.ts'

/** The draft's effect on the moves of the last days. */
export function RehearsalPart({ rehearsal }: { rehearsal: Rehearsing }) {
  const t = useT()
  const { isRunning, result, isOld, hasFailed, run } = rehearsal
  const [isOpen, setOpen] = useState(false)
  return (
    <PanelPart
      title={t('flow_editor', 'Rehearsal')}
      tools={<span className={classes.days}>{t('flow_editor', 'last {days} days', { days: REHEARSAL.days })}</span>}
    >
      {/* Read out as a whole: the numbers alone mean nothing. */}
      <div aria-live="polite" aria-atomic="true" data-rehearsal>
        {isRunning && <Loader size="sm" aria-label={t('flow_editor', 'The rehearsal is running')} />}
        {!isRunning && hasFailed && <p className={classes.dim}>{t('flow_editor', 'The rehearsal could not be run. Try again.')}</p>}
        {!isRunning && !hasFailed && !result && (
          <p className={classes.dim}>{t('flow_editor', 'See which of the moves that were made would have been refused.')}</p>
        )}
        {!isRunning && !hasFailed && result && <Result result={result} isOld={isOld} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      </div>
      {!isRunning && !hasFailed && result && isOpen && <RefusedPairs pairs={result.pairs} />}
      {(!result || isOld || hasFailed) && !isRunning && (
        <Button variant="default" size="compact-sm" onClick={run}>
          {result ? t('flow_editor', 'Rehearse again') : t('flow_editor', 'Rehearse now')}
        </Button>
      )}
    </PanelPart>
  )
}

interface ResultProps {
  result: NonNullable<Rehearsing['result']>
  isOld: boolean
  /** True while the refused moves are shown below. */
  isOpen: boolean
  onToggle: () => void
}

function Result({ result: { moves, refused }, isOld, isOpen, onToggle }: ResultProps) {
  const t = useT()
  const { number } = useFormat()
  if (moves === 0) return <p className={classes.dim}>{t('flow_editor', 'No order was moved in these days.')}</p>
  if (refused === 0)
    return <p className={classes.note}>{t('flow_editor', 'All {moves} moves would have gone the same way.', { moves: number(moves) })}</p>
  return (
    <p className={classes.result} data-old={isOld || undefined}>
      <button type="button" className={classes.link} aria-expanded={isOpen} onClick={onToggle}>
        {t('flow_editor', '{refused} of {moves} moves', { refused: number(refused), moves: number(moves) })}
      </button>{' '}
      {t('flow_editor', 'would have been refused.')}
      {isOld && <> {t('flow_editor', 'The draft has been changed since.')}</>}
    </p>
  )
}
