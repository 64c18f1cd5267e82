import { create } from 'zustand'
import { onPersonChanged } from '#lib/person-changed.ts'

/** A file on its way to the person. */
export interface Download {
  readonly number: number
  /** Its name, in a word or two. */
  readonly label: string
  /** How far it is, as a share of one; undefined where nobody knows. */
  readonly share: number | undefined
  /** How far it is, in words. */
  readonly state: string
  readonly onCancel: () => void
}

export const useDownloads = create<{ downloads: readonly Download[] }>(() => ({ downloads: [] }))

let count = 0

/** Shows it until `end`. */
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

// Nobody is there any more to save them.
onPersonChanged(() => {
  for (const { onCancel } of useDownloads.getState().downloads) onCancel()
})
