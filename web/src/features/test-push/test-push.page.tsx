import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ClientConfig } from '@tracklane/contract/config'
import { useEffect, useReducer } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { configQueries } from '#features/config/config.api.ts'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { connection, onSaid } from '#lib/realtime.ts'
import { PageHead } from '#ui/page-head.tsx'
import { type Test, useTestPush } from './test-push.api.ts'
import classes from './test-push.module.css'

/** The screen /test-push: whether this page gets other people's changes, over which connection, and how fast. */
export function TestPushPage() {
  const t = useT()
  const { id } = useProfile()
  const { data: config } = useQuery(configQueries.get())
  const { status, channels, last } = useConnection()
  const { test, send } = useTestPush(id)
  const { ago } = useFormat()
  const words = {
    connecting: t('test_push', 'Connecting'),
    connected: t('test_push', 'Connected'),
    unavailable: t('test_push', 'Not connected'),
  }
  return (
    <>
      <PageHead
        title={t('test_push', 'Live connection')}
        actions={<Button onClick={send}>{t('test_push', 'Send a test message')}</Button>}
      />
      <dl className={classes.facts}>
        <dt>{t('test_push', 'State')}</dt>
        <dd>
          <Mark tone={status === 'connected' ? 'good' : status === 'unavailable' ? 'bad' : 'neutral'}>{words[status]}</Mark>
        </dd>
        <dt>{t('test_push', 'Transport')}</dt>
        <dd>{config && <Transport {...config.realtime} />}</dd>
        <dt>{t('test_push', 'Channels')}</dt>
        <dd>
          <ul className={classes.channels}>
            {channels.map(({ name, isHeard }) => (
              <li key={name}>
                {name}{' '}
                {status === 'connected' && isHeard ? (
                  <Mark tone="good">{t('test_push', 'heard')}</Mark>
                ) : (
                  <Mark tone="bad">{t('test_push', 'not heard')}</Mark>
                )}
              </li>
            ))}
          </ul>
        </dd>
        <dt>{t('test_push', 'Last event')}</dt>
        <dd>
          {last
            ? t('test_push', '{event} on {channel}, {age}', {
                event: last.event,
                channel: last.channel,
                age: ago(new Date(last.at).toISOString(), Date.now()),
              })
            : t('test_push', 'None since this page was opened')}
        </dd>
        <dt>{t('test_push', 'Test message')}</dt>
        <dd>
          <span role="status">
            <Result test={test} />
          </span>
        </dd>
      </dl>
    </>
  )
}

function Mark({ tone, children }: { tone: 'good' | 'bad' | 'neutral'; children: string }) {
  return (
    <span className={classes.mark} data-tone={tone}>
      {children}
    </span>
  )
}

function Transport({ host, port, scheme }: ClientConfig['realtime']) {
  const t = useT()
  const isSafe = (host === null ? location.protocol === 'https:' : scheme === 'https') || undefined
  const to = host === null ? location.host : `${host}:${port}`
  const where = host === null ? t('test_push', 'this server') : t('test_push', 'a service elsewhere')
  return (
    <>
      {isSafe
        ? t('test_push', 'WebSocket, encrypted, to {to} ({where})', { to, where })
        : t('test_push', 'WebSocket, not encrypted, to {to} ({where})', { to, where })}
    </>
  )
}

function Result({ test }: { test: Test | undefined }) {
  const t = useT()
  if (test === undefined) return t('test_push', 'Not sent yet')
  if (test.is === 'arrived') return t('test_push', 'Arrived after {milliseconds, number} ms', { milliseconds: test.milliseconds })
  if (test.is === 'refused') return test.reason
  if (test.is === 'late') return t('test_push', 'Nothing came within ten seconds: changes by others do not arrive here either.')
  return t('test_push', 'Under way…')
}

const SECOND = 1_000

/** Returns the current connection; updated with each message of the server, and each second for the age of the last. */
function useConnection() {
  const [, readAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const stops = [connection.onChange(readAgain), onSaid(readAgain)]
    const timer = setInterval(readAgain, SECOND)
    return () => {
      clearInterval(timer)
      for (const stop of stops) stop()
    }
  }, [])
  return { status: connection.status(), channels: connection.channels(), last: connection.lastEvent() }
}
