import { hitsIn, searchWords } from '@tracklane/contract/kit/word-search'
import { Fragment } from 'react'

/** A plain text with the searched words marked in it. */
export function Highlighted({ text, search }: { text: string; search: string | undefined }) {
  const hits = search ? hitsIn(text, searchWords(search)) : []
  return (
    <>
      {hits.map(({ from, to }, place) => (
        <Fragment key={from}>
          {text.slice(hits[place - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(hits.at(-1)?.to ?? 0)}
    </>
  )
}
