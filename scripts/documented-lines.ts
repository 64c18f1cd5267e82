import { readFileSync } from 'node:fs'

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/operations.md', 'docs/first-order.md', 'docs/reliability.md']

const PROGRAM = /^(?:[A-Z_]+=(?:'[^']*'|\S*) )*(?:npm|node|docker|systemctl|systemd-run|createdb|openssl|chmod|curl) \S/

/** A command line in a document. */
export interface DocumentedLine {
  readonly document: string
  readonly line: string
}

/** Returns all command lines of the documents. A line written over several lines is one. */
export function documentedLines(): DocumentedLine[] {
  return DOCUMENTS.flatMap((document) => linesIn(readFileSync(document, 'utf8')).map((line) => ({ document, line })))
}

/** Returns the lines in code blocks and between backticks. */
function linesIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.replaceAll(/\\\n\s*/g, '').split('\n'))
  const inline = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  return [...blocks, ...inline].filter((line) => PROGRAM.test(line))
}

/** Returns the program that a line starts. */
export function programOf({ line }: DocumentedLine): string {
  return line.replace(/^(?:[A-Z_]+=(?:'[^']*'|\S*) )*/, '').split(' ', 1)[0] ?? ''
}
