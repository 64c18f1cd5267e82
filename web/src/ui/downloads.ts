import { create } from 'zustand'
import { onPersonChanged } from '#lib/person-changed.ts'

/** A file that is being downloaded. */
export interface Download {
  readonly number: number
  /** The name in a word or two. */
  readonly label: string
  /** The progress from 0 to 1; undefined where it is unknown. */
  readonly share: number | undefined
  /** The progress in words. */
  readonly state: string
  readonly onCancel: () => void
}

export const useDownloads = create<{ downloads: readonly Download[] }>(() => ({ downloads: [] }))

let count = 0

/** Shows a download until `end` is called. */
export function showDownload(begun: Omit<Download, 'number'>) {
  count += 1
  const number = count
  useDownloads.setState(({ downloads }) => ({ downloads: [...downloads, { ...begun, number }] }))
  return {
    update: (news: Pick<Download, 'share' | 'state'>) =>
      useDownloads.setState(({ downloads }) => ({
        downloads: downloads.map((one) => (one.number === number ? { ...one, ...news } : one)),
      })),
    end: () => useDownloads.setState(({ downloads }) => ({ downloads: downloads.filter((one) => one.number !== number) })),
  }
}

// Without the person nobody would save the files.
onPersonChanged(() => {
  for (const { onCancel } of useDownloads.getState().downloads) onCancel()
})
