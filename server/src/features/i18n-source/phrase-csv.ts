import { PHRASE_FILE } from '@tracklane/contract/i18n-source'
import { phrase } from '@tracklane/contract/kit/phrase'
import { formatCsvValue, parseCsv } from 'hucre/csv'
import { invalid } from '#platform/errors.ts'
import { csvText } from '#platform/sheet/csv-text.rules.ts'

/** A line of the file. */
export interface PhraseLine {
  readonly category: string
  readonly message: string
  /** The text; empty where there is none. */
  readonly translation: string
}

/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\ufeff'
const LINE_END = '\r\n'

export function writePhraseFile(lines: readonly PhraseLine[]): Uint8Array {
  const rows = lines.map(({ category, message, translation }) => [category, message, translation].map(csvCell).join(','))
  return Buffer.from(BOM + [PHRASE_FILE.columns.join(','), ...rows, ''].join(LINE_END))
}

/** Quotes a text that a spreadsheet could misread; the writer of rows leaves this to the caller. */
function csvCell(text: string): string {
  return formatCsvValue(csvText(text))
}

/**
 * Returns the text of a spreadsheet's cell: removes the apostrophe that protects it from calculation, unless the stored text (`known`) has
 * it itself.
 */
export function cellText(cell: string, known?: string): string {
  if (known !== undefined && cell === csvText(known)) return known
  const bare = cell.slice(1)
  return cell.startsWith("'") && csvText(bare) === cell ? bare : cell
}

/** Reads the lines of a file. Throws 422 where the whole file is unreadable. Columns may have any order; unknown ones are ignored. */
export function readPhraseFile(bytes: Uint8Array): PhraseLine[] {
  const { text, delimiter } = separated(textOf(bytes))
  if ((text.split('"').length - 1) % 2 === 1) throw unreadable(phrase('phrases', 'A quotation mark in the file is opened and not closed'))
  if (hasMoreLines(text, PHRASE_FILE.maxRows + 1)) throw tooLong()
  const [head = [], ...rows] = parseCsv(text, { delimiter, maxRows: PHRASE_FILE.maxRows + 2 }).map((cells) => cells.map(String))
  const at = PHRASE_FILE.columns.map((column) => head.findIndex((name) => name.trim().toLowerCase() === column))
  if (at.includes(-1))
    throw unreadable(phrase('phrases', 'The first line of the file has to name the columns category, message and translation'))
  if (rows.length > PHRASE_FILE.maxRows) throw tooLong()
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).map((cells) => lineOf(cells, at))
}

/** Checks the number of lines before parsing: a megabyte of empty lines would block other requests. Line breaks in a cell do not count. */
function hasMoreLines(text: string, most: number): boolean {
  let [lines, isQuoted] = [0, false]
  for (let at = 0; at < text.length && lines <= most; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (!isQuoted && (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n'))) lines += 1
  }
  return lines > most
}

function tooLong() {
  return unreadable(phrase('phrases', 'The file has more than {count, number} lines', { count: PHRASE_FILE.maxRows }))
}

function lineOf(cells: readonly string[], at: readonly number[]): PhraseLine {
  const [category = '', message = '', translation = ''] = at.map((column) => cells[column] ?? '')
  return { category, message, translation: translation.trim() }
}

function textOf(bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  try {
    if (isWide || bytes.includes(0)) throw new TypeError('not UTF-8')
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unreadable(phrase('phrases', 'The file is no text in UTF-8: save it as “CSV UTF-8”'))
  }
}

/** The line before the heads in which some programs name the separator. */
const SAID = /^sep=([^\r\n])\r?\n/i

function separated(text: string): { text: string; delimiter: string } {
  const [line, delimiter] = SAID.exec(text) ?? []
  return line && delimiter ? { text: text.slice(line.length), delimiter } : { text, delimiter: delimiterOf(text) }
}

/** Finds the separator: spreadsheets use the one of their country. */
function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/))
  return [';', '\t'].find((sign) => head.split(sign).length >= PHRASE_FILE.columns.length) ?? ','
}

function unreadable(reason: ReturnType<typeof phrase>) {
  return invalid({ file: reason })
}
