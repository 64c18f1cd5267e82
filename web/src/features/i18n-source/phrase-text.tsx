import { useT } from '#lib/i18n.ts'
import classes from './phrase-grid.module.css'
import { piecesOf } from './shown-message.rules.ts'

/** A text of the interface in a list, or a note that it is missing. */
export function PhraseText({ text, language }: { text: string | undefined; language: string }) {
  const t = useT()
  if (text === undefined) return <span className={classes.missing}>{t('phrases', 'Missing')}</span>
  return (
    <span className={classes.cut} lang={language} data-clips>
      {piecesOf(text).map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
        piece.isCode ? <code key={index}>{piece.text}</code> : piece.text,
      )}
    </span>
  )
}

export function textIn({ translations }: { translations: Readonly<Record<string, string>> }, code: string): string | undefined {
  return Object.hasOwn(translations, code) ? translations[code] : undefined
}
