import { Button, FocusTrap } from '@mantine/core'
import { IconChecks, IconMessagePlus, IconSettings } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReadMark } from '@tracklane/contract/message'
import { useRef, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useEscape } from '#ui/use-escape.ts'
import { messageQueries, useReadMessages } from './message.api.ts'
import { MessageItem, type OrderPath } from './message-item.tsx'
import classes from './message-list.module.css'

export interface MessageListProps {
  /** The screen on which the person finds an order. */
  orderPath: OrderPath
  /** False while somebody acts as this person: they must not mark messages. */
  canMark: boolean
  /** Present for a person who may write to others. */
  onWrite?: (() => void) | undefined
  onSettings: () => void
  onClose: () => void
}

/** The person's messages, the newest first. They get the focus once they are there: they may come later than their frame. */
export function MessageList({ orderPath, canMark, onWrite, onSettings, onClose }: MessageListProps) {
  const t = useT()
  const [pageCount, setPageCount] = useState(1)
  const list = useQuery({ ...messageQueries.list(pageCount), placeholderData: keepPreviousData })
  const read = useReadMessages()
  const messages = list.data?.data ?? []
  const { unread = 0, last_page = 1 } = list.data?.meta ?? {}
  // A button goes away with the message it marks; the focus stays in the list.
  const frame = useRef<HTMLElement>(null)
  const mark = (what: ReadMark) => {
    read.mutate(what)
    frame.current?.focus()
  }
  useEscape(onClose)
  const leaveFor = (open: () => void) => () => {
    onClose()
    open()
  }

  return (
    <FocusTrap innerRef={frame}>
      <section tabIndex={-1} className={classes.list} aria-label={t('message', 'Messages')}>
        <header className={classes.head}>
          <h2 className={classes.title}>{t('message', 'Messages')}</h2>
          {canMark && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconChecks size={16} aria-hidden />}
              aria-disabled={unread === 0}
              data-disabled={unread === 0 || undefined}
              onClick={() => unread > 0 && mark({ all: true })}
            >
              {t('message', 'Mark all as read')}
            </Button>
          )}
          <IconButton label={t('message', 'Message settings')} onClick={leaveFor(onSettings)}>
            <IconSettings size={18} aria-hidden />
          </IconButton>
        </header>
        <div className={classes.body}>
          {list.isError && !list.data && (
            <ErrorState message={list.error.message} onRetry={() => list.refetch()} isRetrying={list.isFetching} />
          )}
          {list.isSuccess && messages.length === 0 && (
            <EmptyState title={t('message', 'No messages yet')}>
              {t('message', 'Here you see what others do with your orders and what colleagues write to you.')}
            </EmptyState>
          )}
          <ul className={classes.items}>
            {messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                orderPath={orderPath}
                onRead={canMark && message.read_at === null ? () => mark({ ids: [message.id] }) : undefined}
                onLeave={onClose}
              />
            ))}
          </ul>
          {(last_page > pageCount || list.isPlaceholderData) && (
            <Button variant="subtle" fullWidth loading={list.isPlaceholderData} onClick={() => setPageCount(pageCount + 1)}>
              {t('message', 'Show earlier ones')}
            </Button>
          )}
        </div>
        {onWrite && (
          <footer className={classes.foot}>
            <Button variant="default" leftSection={<IconMessagePlus size={16} aria-hidden />} onClick={leaveFor(onWrite)}>
              {t('message', 'New message')}
            </Button>
          </footer>
        )}
      </section>
    </FocusTrap>
  )
}
