import { Button } from '@mantine/core'
import { IconCircleMinus, IconCirclePlus, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { MessageRow } from '@tracklane/contract/message'
import { useState } from 'react'
import { messageQueries, useReadMessages } from '#features/message/message.api.ts'
import { useT } from '#lib/i18n.ts'
import { Age } from '#ui/age.tsx'
import classes from './courier-changes.module.css'

const ICONS: Partial<Record<MessageRow['type'], typeof IconPencil>> = { order_new: IconCirclePlus, order_taken: IconCircleMinus }

/**
 * Changes by the office since the courier last confirmed them, also those made while the phone was offline. They are above the orders.
 * Changes that come after the orders wait for a press, since they would push the orders from under the thumb.
 */
export function useChanges(areOrdersShown: boolean) {
  const { data } = useQuery(messageQueries.changes())
  const read = useReadMessages()
  const marked = read.isPending ? (read.variables.ids ?? []) : []
  const unread = data?.data ?? []
  const all = unread.filter(({ id }) => !marked.includes(id))
  const [listed, setListed] = useState<readonly MessageRow[]>()
  const stillListed = listed && unread.filter((row) => listed.some((one) => isSameChange(one, row)))
  const showAll = () => setListed(unread)
  if (areOrdersShown && listed === undefined) showAll()
  else if (data && stillListed && idsOf(stillListed) !== idsOf(listed)) setListed(stillListed)
  const shown = stillListed ? all.filter((row) => stillListed.includes(row)) : all
  return {
    shown,
    /** The changes that wait for a press. */
    later: all.length - shown.length,
    /** The changes beyond the page that the phone has loaded. */
    more: (data?.meta.total ?? 0) - (data?.data.length ?? 0),
    showAll,
    see: () => read.mutate({ ids: shown.map(({ id }) => id) }),
  }
}

/** Returns whether one message replaces the other: the server replaces the unread message of an order by one with both changes. */
function isSameChange(one: MessageRow, other: MessageRow): boolean {
  return one.id === other.id || (one.order_id !== null && one.order_id === other.order_id)
}

function idsOf(rows: readonly MessageRow[]): string {
  return rows.map(({ id }) => id).join()
}

type Changes = ReturnType<typeof useChanges>

/** A button in the head of the screen, where it moves nothing. */
export function LaterChanges({ later, showAll }: Changes) {
  const t = useT()
  if (later === 0) return null
  const label = t('delivery', '{count, plural, one {Show # new change} other {Show # new changes}}', { count: later })
  return (
    <Button
      size="md"
      aria-label={label}
      title={label}
      leftSection={<IconPencil size={20} aria-hidden />}
      onClick={() => {
        showAll()
        requestAnimationFrame(() => document.getElementById(HEADING)?.focus()) // this button is gone by then
      }}
      className={classes.later}
    >
      {later}
    </Button>
  )
}

const HEADING = 'courier-changes'

export function CourierChanges({ shown: changes, more, see, canMark }: Changes & { canMark: boolean }) {
  const t = useT()
  if (changes.length === 0) return null
  return (
    <section className={classes.changes} aria-label={t('delivery', 'Changed since you last looked')}>
      <header className={classes.head}>
        <h2 id={HEADING} tabIndex={-1} className={classes.title}>
          {t('delivery', 'Changed since you last looked')}
        </h2>
        {canMark && (
          <Button variant="default" size="md" onClick={see}>
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
