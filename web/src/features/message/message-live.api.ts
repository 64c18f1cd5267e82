import { useQueryClient } from '@tanstack/react-query'
import { type Message, userChannel } from '@tracklane/contract/realtime'
import { useEffect } from 'react'
import { create } from 'zustand'
import { useAskWhileDeaf } from '#features/realtime/live.store.ts'
import { askAgain, askedBefore } from '#lib/ask-again.ts'
import { translate } from '#lib/i18n.ts'
import { resetWithPerson } from '#lib/person-changed.ts'
import { reportError } from '#lib/query-client.ts'
import { onReconnected, useChannel } from '#lib/realtime.ts'
import { toastMessage, useToasts } from '#ui/toast.ts'

export const MESSAGES = ['message'] as const

interface Told {
  /** Messages that this page has shown as a toast, or is about to. */
  readonly ids: ReadonlySet<string>
  /** The number of messages in the toast on the screen. */
  readonly count: number
}

const useTold = resetWithPerson(create<Told>(() => ({ ids: new Set(), count: 0 })))

/** Returns true the first time for a message, which may come over the channel, or in the list after a lost connection. */
export function isFirstTold(id: number | string): boolean {
  const key = String(id)
  const { ids } = useTold.getState()
  if (ids.has(key)) return false
  useTold.setState({ ids: new Set([...ids, key]) })
  return true
}

/** Shows new messages to this person, and keeps their list up to date. */
export function useMessagesLive(personId: number): void {
  const client = useQueryClient()
  const askAfter = (moment?: number) => askAgain(client, askedBefore(client, { queryKey: MESSAGES }, moment))
  useChannel(userChannel(personId), {
    message: (message) => {
      tell(message)
      void askAfter()
    },
  })
  useEffect(() => onReconnected((moment) => void askAgain(client, askedBefore(client, { queryKey: MESSAGES }, moment))), [client])
  useAskWhileDeaf(() => askAfter())
}

const NEWS = 'messages'

/**
 * Shows one toast for all messages that come while it is on the screen, the newest text first: a colleague may move a hundred orders one by
 * one.
 */
export function showNews(texts: readonly string[]): void {
  const [text] = texts
  if (text === undefined) return
  const isShown = useToasts.getState().toasts.some(({ topic }) => topic === NEWS)
  const count = (isShown ? useTold.getState().count : 0) + texts.length
  useTold.setState({ count })
  const all = translate('message', '{count, plural, one {# new message} other {# new messages}}, the last: {text}', { count, text })
  toastMessage(count === 1 ? text : all, NEWS)
}

function tell({ id, text }: Message): void {
  if (!isFirstTold(id)) return
  if (text) showNews([text])
  else
    fetchText(id).then(
      (found) => showNews([found]),
      (error: unknown) => reportError(error, { silent: true }),
    )
}

/** Loads the text: an outside service gets only the id. */
async function fetchText(id: number | string): Promise<string> {
  const { findMessage } = await import('./find-message.ts')
  return (await findMessage(Number(id))).text
}
