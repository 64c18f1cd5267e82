import { i18nEndpoints } from '@tracklane/contract/i18n'
import type { Phrase } from '@tracklane/contract/kit/phrase'
import { call } from '#lib/http.ts'
import { addTranslations, currentLanguage, onMissed } from '#lib/i18n.ts'
import { logError } from '#lib/log.ts'
import { useCommon } from '#lib/persisted.ts'

/** More than any set of screens has; keeps the browser's storage small. */
const SENT_LIMIT = 1000

/** Reports each missing translation once, one after the other, while somebody is signed in. Returns a function that stops it. */
export function reportMissedTranslations(): () => void {
  let last: Promise<unknown> = Promise.resolve()
  return onMissed((missed) => {
    last = last.then(() => report(missed)).catch((error: unknown) => logError('Missing translation not reported', error))
  })
}

async function report({ category, message }: Phrase): Promise<void> {
  const key = [currentLanguage(), category, message].join('\n')
  const { sent } = useCommon.getState()
  if (sent.includes(key)) return
  useCommon.setState({ sent: [...sent, key].slice(-SENT_LIMIT) })
  const { data } = await call(i18nEndpoints.missedTranslation, { body: { category, message } })
  addTranslations(data)
}
