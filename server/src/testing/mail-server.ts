import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** The server's reaction to a mail; `reply` is its answer to the address, "451 Try later". */
export type Behaviour =
  | { readonly as: 'accepts' }
  | { readonly as: 'refuses'; readonly code: number; readonly at: 'address' | 'content' }
  | { readonly as: 'hangs' }
  /** Takes the content and closes the connection without an answer. */
  | { readonly as: 'dies' }

export interface ReceivedMail extends Email {
  readonly raw: string
  readonly envelope: { readonly from: string; readonly to: readonly string[] }
}

/** A test's mail server, on a port of its own. */
export interface MailServer {
  readonly url: string
  readonly received: ReceivedMail[]
  /** Received passwords. */
  readonly passwords: string[]
  behave(behaviour: Behaviour): void
  close(): Promise<void>
}

interface Options {
  /** Required credentials. */
  readonly login?: { readonly user: string; readonly password: string }
  /** Offers STARTTLS with a self-signed certificate. */
  readonly offersTls?: boolean
}

export async function openMailServer({ login, offersTls = false }: Options = {}): Promise<MailServer> {
  let behaviour: Behaviour = { as: 'accepts' }
  const received: ReceivedMail[] = []
  const passwords: string[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: !login,
    allowInsecureAuth: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    onAuth({ username, password }, _session, answer) {
      passwords.push(password ?? '')
      if (username === login?.user && password === login?.password) return answer(null, { user: username })
      return answer(new Error('Who are you?'))
    },
    onRcptTo(address, _session, answer) {
      if (behaviour.as === 'refuses' && behaviour.at === 'address') return answer(refusal(behaviour.code, address.address))
      return answer()
    },
    onData(stream, session, answer) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (behaviour.as === 'hangs') return
        if (behaviour.as === 'dies') {
          for (const socket of sockets) socket.destroy()
          return
        }
        if (behaviour.as === 'refuses') return answer(refusal(behaviour.code, 'content'))
        const raw = Buffer.concat(parts).toString('utf8')
        const { mailFrom, rcptTo } = session.envelope
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
        void PostalMime.parse(raw).then((mail) => {
          received.push({ ...mail, raw, envelope })
          answer()
        })
      })
    },
  })
  server.on('error', () => undefined) // a client that leaves in the middle
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const credentials = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : ''
  return {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    received,
    passwords,
    behave(next) {
      behaviour = next
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function refusal(code: number, about: string): Error {
  return Object.assign(new Error(`No: ${about}`), { responseCode: code })
}
