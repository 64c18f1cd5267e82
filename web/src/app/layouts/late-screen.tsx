import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { logError } from '#lib/log.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { onBack } from '#ui/part.ts'
import { useDocumentTitle } from '#ui/use-document-title.ts'

type Page = () => ReactNode

/**
 * Stands in for a screen whose code did not come. Tries again when the person asks, when the network is back, and when the server answers.
 */
export function lateScreen(bring: () => Promise<Page>): Page {
  let came: Page | undefined
  return function LateScreen() {
    const [Screen, setScreen] = useState(() => came)
    const take = useCallback((page: Page) => {
      came = page
      setScreen(() => page)
    }, [])
    return Screen ? <Screen /> : <MissingScreen bring={bring} onCame={take} />
  }
}

function MissingScreen({ bring, onCame }: { bring: () => Promise<Page>; onCame: (page: Page) => void }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const asking = useRef(false)
  useDocumentTitle(t('error', 'This could not be loaded'))

  const ask = useCallback(async () => {
    if (asking.current) return
    asking.current = true
    setAsking(true)
    try {
      onCame(await bring())
    } catch (error) {
      logError('A part could not be loaded', error)
    } finally {
      asking.current = false
      setAsking(false)
    }
  }, [bring, onCame])

  useEffect(() => {
    void ask() // the failure may be long ago
    return onBack(() => void ask())
  }, [ask])

  return (
    <ErrorState
      message={t('error', 'This part could not be loaded. Check the connection.')}
      onRetry={() => void ask()}
      isRetrying={isAsking}
    />
  )
}
