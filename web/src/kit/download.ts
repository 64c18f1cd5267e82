import type { FileEndpoint } from '@tracklane/contract/kit/file-endpoint'
import type { ArrivedFile, FileProgress } from '#lib/call-file.ts'
import { callFileInTurn } from '#lib/call-file-in-turn.ts'
import { formatNumber } from '#lib/format.ts'
import type { CallInput } from '#lib/http-request.ts'
import { currentLanguage, translate } from '#lib/i18n.ts'
import { logError } from '#lib/log.ts'
import { reportError } from '#lib/query-client.ts'
import { showDownload } from '#ui/downloads.ts'
import { toastSuccess } from '#ui/toast.ts'

interface DownloadOptions {
  /** The name of the download, in a word or two. */
  readonly label: string
}

/**
 * Fetches and saves a file. A card with progress and Cancel stands over every screen meanwhile. Resolves to true when it is saved; a
 * failure is shown as a toast.
 */
export async function download<E extends FileEndpoint>(endpoint: E, input: CallInput<E>, { label }: DownloadOptions): Promise<boolean> {
  const stopping = new AbortController()
  const card = showDownload({ label, share: undefined, state: translate('file', 'Being prepared…'), onCancel: () => stopping.abort() })
  try {
    const file = await callFileInTurn(endpoint, input, {
      signal: stopping.signal,
      onWait: () => card.update({ share: undefined, state: translate('file', 'Waiting for its turn…') }),
      onProgress: (progress) => card.update({ share: shareOf(progress), state: wordsOf(progress) }),
    })
    save(file)
    toastSuccess(translate('file', '{name} was downloaded', { name: file.name }))
    return true
  } catch (error) {
    if (!stopping.signal.aborted) {
      logError('Download failed', error)
      reportError(error)
    }
    return false
  } finally {
    card.end()
  }
}

function shareOf({ bytes, totalBytes, rows, totalRows }: FileProgress): number | undefined {
  if (rows !== undefined && totalRows) return Math.min(1, rows / totalRows)
  return totalBytes ? bytes / totalBytes : undefined
}

const KILO = 1024
const MEGA = KILO * KILO

function wordsOf({ bytes, rows, totalRows }: FileProgress): string {
  if (rows !== undefined && totalRows) {
    const [done, total] = [numberText(Math.min(rows, totalRows)), numberText(totalRows)]
    return translate('file', '{done} of {total} rows', { done, total })
  }
  const size = bytes < MEGA ? `${numberText(Math.ceil(bytes / KILO))} kB` : `${numberText(Math.round((bytes / MEGA) * 10) / 10)} MB`
  return totalRows ? translate('file', '{total} rows, {size}', { total: numberText(totalRows), size }) : size
}

function numberText(value: number): string {
  return formatNumber(currentLanguage(), value)
}

/** Milliseconds, long enough for any browser to begin writing the file. */
const UNTIL_WRITTEN = 60_000

function save({ name, blob }: ArrivedFile): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), UNTIL_WRITTEN)
}
