import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Session } from '@tracklane/contract/session'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { TitledSection } from '#ui/titled-section.tsx'
import { sessionQueries, useEndSession, type Whose } from './session.api.ts'
import classes from './session.module.css'
import { SessionRows } from './session-rows.tsx'

interface SessionsProps {
  whose: Whose
  /** The button that ends all sessions possible here, with its question. */
  endAll: { label: string; ask: (count: number) => Promise<boolean>; done: (count: number) => string }
  say: (text: string) => void
}

/** The sessions of a person, which can be ended one by one or all at once. */
export function Sessions({ whose, endAll, say }: SessionsProps) {
  const t = useT()
  const sessions = useQuery(sessionQueries.of(whose))
  const end = useEndSession(whose)
  const [ending, setEnding] = useState<readonly number[]>([])
  const others = (sessions.data ?? []).filter(({ current }) => !current).length

  const endOne = ({ id }: Session) => {
    setEnding((now) => [...now, id])
    end.mutate(id, {
      onSuccess: () => say(t('session', 'The session has ended')),
      onSettled: () => setEnding((now) => now.filter((one) => one !== id)),
    })
  }
  const endOthers = async () => {
    if (await endAll.ask(others)) end.mutate('all', { onSuccess: () => say(endAll.done(others)) })
  }

  return (
    <TitledSection
      title={t('session', 'Sessions')}
      count={sessions.data?.length}
      tools={
        others > 0 && (
          <Button size="compact-md" variant="default" onClick={endOthers}>
            {endAll.label}
          </Button>
        )
      }
    >
      {sessions.isPending && <p className={classes.state}>{t('layout', 'Loading')}</p>}
      {sessions.isError && !sessions.data && (
        <ErrorState message={sessions.error.message} onRetry={() => sessions.refetch()} isRetrying={sessions.isFetching} />
      )}
      {sessions.data?.length === 0 && <p className={classes.state}>{t('session', 'Signed in nowhere.')}</p>}
      {sessions.data && sessions.data.length > 0 && (
        <SessionRows sessions={sessions.data} isEnding={(id) => ending.includes(id)} onEnd={endOne} />
      )}
    </TitledSection>
  )
}
