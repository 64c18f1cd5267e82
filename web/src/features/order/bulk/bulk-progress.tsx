import { Button, Group, Progress } from '@mantine/core'
import { useT } from '#lib/i18n.ts'
import classes from './bulk.module.css'
import type { BulkRun } from './use-bulk-run.ts'

export function BulkProgress({ run: { answered, of }, onStop }: { run: BulkRun; onStop: () => void }) {
  const t = useT()
  const text = t('order', '{done} of {count}', { done: answered, count: of })
  return (
    <div className={classes.plan}>
      <p className={classes.progress}>
        <span>{t('order', 'Orders are being moved…')}</span>
        <span role="status">{text}</span>
      </p>
      <Progress value={(answered / of) * 100} size="lg" aria-label={t('order', 'Orders are being moved…')} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onStop} autoFocus>
          {t('order', 'Stop')}
        </Button>
      </Group>
    </div>
  )
}
