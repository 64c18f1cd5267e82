import { Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { part } from '#ui/part.ts'
import { useOpenHere } from '#ui/use-open-here.ts'
import classes from './bell.module.css'
import { messageQueries, useReadElsewhere } from './message.api.ts'
import type { MessageListProps } from './message-list.tsx'
import { isFirstTold, showNews, useMessagesLive } from './message-live.api.ts'

const MessageList = part(() => import('./message-list.tsx').then((module) => ({ default: module.MessageList })))

/** The highest number that is shown. */
const MOST = 99

export interface BellProps extends Omit<MessageListProps, 'onClose'> {
  /** The person the messages are for. */
  personId: number
}

/** The number of unread messages, and a button for their list. */
export function Bell({ personId, ...list }: BellProps) {
  const t = useT()
  const { opened, open, close } = useOpenHere<'messages'>()
  const isOpen = opened !== undefined
  const { data } = useQuery(messageQueries.list(1))
  const unread = data?.meta.unread ?? 0
  useMessagesLive(personId)
  useReadElsewhere()
  useMissed()

  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      position="bottom-end"
      width="min(400px, calc(100vw - 16px))"
      shadow="md"
      radius="md"
      returnFocus
    >
      <Popover.Target>
        <IconButton
          label={t('message', '{unread, plural, =0 {Messages} one {Messages, # unread} other {Messages, # unread}}', { unread })}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : open('messages'))}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <IconBell size={20} aria-hidden />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {unread > MOST ? `${MOST}+` : unread}
            </span>
          )}
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('message', 'Messages')}>
        <Suspense fallback={<div className={classes.waiting} />}>
          <MessageList {...list} onClose={close} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Shows messages that came while the channel was not heard, once the list has them. */
function useMissed(): void {
  const { data } = useQuery(messageQueries.list(1))
  const newest = useRef<number>(undefined)
  const first = data?.data
  useEffect(() => {
    if (!first) return
    const before = newest.current
    newest.current = Math.max(before ?? 0, ...first.map(({ id }) => id))
    if (before === undefined) return
    const missed = first.filter(({ id, read_at }) => id > before && read_at === null && isFirstTold(id))
    showNews(missed.map(({ text }) => text))
  }, [first])
}
