import { connect, type Socket } from 'node:net'

/** A path without a session. It is not a health check, which the server answers until its end. */
const PUBLIC = '/api/i18n/language-index'

/** The result of a connection: the first line of the answer and whether it says when to come again, or how the connection ended. */
export interface Outcome {
  readonly line: string
  readonly saysWhen: boolean
}

const UNANSWERED = 'closed without an answer'
/** The pause between two newcomers. */
const PAUSE_MS = 5

export function isReset({ line }: Outcome): boolean {
  return line === 'ECONNRESET' || line === 'EPIPE' || line === UNANSWERED
}

export function isServed({ line }: Outcome): boolean {
  return line.startsWith('HTTP/1.1 200 ')
}

export function isSentAway({ line, saysWhen }: Outcome): boolean {
  return line.startsWith('HTTP/1.1 503 ') && saysWhen
}

/** Sends requests on new connections. The server has not read them yet when this resolves. */
export async function sendAtOnce(port: number, count: number): Promise<Promise<Outcome>[]> {
  const lines = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
  const outcomes = lines.map(outcomeOn)
  await Promise.all(lines.map(send))
  return outcomes
}

/** Connects again and again until the port is closed. The last result is the refused one. */
export async function knock(port: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (;;) {
    const line = connect(port, '127.0.0.1')
    const outcome = outcomeOn(line)
    void send(line)
    outcomes.push(await outcome)
    if (outcomes.at(-1)?.line === 'ECONNREFUSED') return outcomes
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

function send(line: Socket): Promise<void> {
  return new Promise(
    (resolve) => void line.write(`GET ${PUBLIC} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, () => resolve()),
  )
}

function outcomeOn(line: Socket): Promise<Outcome> {
  return new Promise((resolve) => {
    let said = ''
    const end = (instead: string) => resolve({ line: said.split('\r\n')[0] || instead, saysWhen: /^retry-after: \d+\r$/im.test(said) })
    line.setEncoding('latin1')
    line.on('data', (part: string) => {
      said += part
      if (said.includes('\r\n\r\n')) line.destroy()
    })
    line.once('error', ({ code }: NodeJS.ErrnoException) => end(String(code)))
    line.once('close', () => end(UNANSWERED))
  })
}
