import { Button, Group, Progress } from '@mantine/core'
import { useT } from '#lib/i18n.ts'
import classes from './bulk.module.css'
import type { BulkRun } from './use-bulk-run.ts'

interface BulkProgressProps {
  run: BulkRun
  /** The work going on. */
  label: string
  onStop: () => void
}

export function BulkProgress({ run: { answered, of }, label, onStop }: BulkProgressProps) {
  const t = useT()
  const text = t('order', '{done} of {count}', { done: answered, count: of })
  return (
    <div className={classes.plan}>
      <p className={classes.progress}>
        <span>{label}</span>
        <span role="status">{text}</span>
      </p>
      <Progress value={(answered / of) * 100} size="lg" aria-label={label} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onStop} autoFocus>
          {t('order', 'Stop')}
        </Button>
      </Group>
    </div>
  )
}
