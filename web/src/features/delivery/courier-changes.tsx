import { Button } from '@mantine/core'
import { IconCircleMinus, IconCirclePlus, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { MessageRow } from '@tracklane/contract/message'
import { messageQueries, useReadMessages } from '#features/message/message.api.ts'
import { useT } from '#lib/i18n.ts'
import { Age } from '#ui/age.tsx'
import classes from './courier-changes.module.css'

const ICONS: Partial<Record<MessageRow['type'], typeof IconPencil>> = { order_new: IconCirclePlus, order_taken: IconCircleMinus }

/** Changes by the office since the courier last said they had seen them, also those made while the phone was offline. */
export function CourierChanges({ canMark }: { canMark: boolean }) {
  const t = useT()
  const { data } = useQuery(messageQueries.changes())
  const read = useReadMessages()
  const marked = read.isPending ? (read.variables.ids ?? []) : []
  const changes = (data?.data ?? []).filter(({ id }) => !marked.includes(id))
  if (changes.length === 0) return null
  const more = (data?.meta.total ?? 0) - (data?.data.length ?? 0)
  return (
    <section className={classes.changes} aria-label={t('delivery', 'Changed since you last looked')}>
      <header className={classes.head}>
        <h2 className={classes.title}>{t('delivery', 'Changed since you last looked')}</h2>
        {canMark && (
          <Button variant="default" size="md" onClick={() => read.mutate({ ids: changes.map(({ id }) => id) })}>
            {t('delivery', 'Seen')}
          </Button>
        )}
      </header>
      <ul className={classes.list}>
        {changes.map(({ id, type, text, created_at }) => {
          const Icon = ICONS[type] ?? IconPencil
          return (
            <li key={id}>
              <Icon size={20} stroke={1.5} aria-hidden />
              <span className={classes.text}>{text}</span>
              <span className={classes.age}>
                <Age at={created_at} />
              </span>
            </li>
          )
        })}
      </ul>
      {more > 0 && <p className={classes.age}>{t('delivery', '{count, plural, one {and # more} other {and # more}}', { count: more })}</p>}
    </section>
  )
}
