/** The From of mails. */
export interface Sender {
  readonly name: string
  readonly address: string
}

const ADDRESS = /^[^\s<>@]+@[^\s<>@]+$/
const NAME = /^[^<>"\p{Cc}]*$/u

/** Reads “a@b.example” or “Name <a@b.example>”; undefined where it is neither. */
export function readSender(text: string): Sender | undefined {
  const written = text.trim()
  const open = written.endsWith('>') ? written.lastIndexOf('<') : -1
  const address = open < 0 ? written : written.slice(open + 1, -1)
  const name = (open < 0 ? '' : written.slice(0, open)).trim().replace(/^"(.*)"$/, '$1')
  return ADDRESS.test(address) && NAME.test(name) ? { name, address } : undefined
}
