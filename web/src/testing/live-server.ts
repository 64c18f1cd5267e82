import { act, waitFor } from '@testing-library/react'
import type { Endpoint, Reply } from '@tracklane/contract/kit/endpoint'
import type { Role } from '@tracklane/contract/kit/role'
import { ordersChannelFor } from '@tracklane/contract/realtime'
import { answer, asked, type Request } from './answer.ts'
import { FakePusher } from './fake-pusher.ts'
import { profileOf } from './render-screen.tsx'

/** The query of a screen. */
export interface Question {
  readonly endpoint: Endpoint
  /** Answers with the state of the server at the moment of the request; the answer arrives when the test allows it. */
  readonly answerFrom: (server: LiveServer) => void
}

/** `say` returns the answer of a server with that word; the screen shows it somewhere. */
export function question<E extends Endpoint>(endpoint: E, say: (word: string, request: Request) => Reply<E>): Question {
  return { endpoint, answerFrom: (server) => answer(endpoint, (request) => server.reply(say(server.has, request))) }
}

/** A server played by the test: its state, the moment of its answers and its messages to all. */
export class LiveServer {
  has: string
  #mode: 'open' | 'held' | 'mute' = 'open'
  #held: (() => void)[] = []
  #version = 0
  readonly #endpoint: Endpoint
  readonly #channel: string

  constructor(has: string, { question, as }: { question: Question; as: Role }) {
    this.has = has
    this.#endpoint = question.endpoint
    this.#channel = ordersChannelFor(profileOf(as)) ?? ''
    FakePusher.last = undefined
    question.answerFrom(this)
  }

  reply<R>(reply: R): R | Promise<R> {
    if (this.#mode === 'open') return reply
    const isMute = this.#mode === 'mute'
    return new Promise((resolve) => {
      if (!isMute) this.#held.push(() => resolve(reply))
    })
  }

  /** Holds all answers until `release`. */
  hold(): void {
    this.#mode = 'held'
  }
  stayMute(): void {
    this.#mode = 'mute'
  }
  /** Answers at once again; held answers go on waiting. */
  recover(): void {
    this.#mode = 'open'
  }
  release(): void {
    this.recover()
    for (const come of this.#held.splice(0)) come()
  }

  get questions(): number {
    return asked(this.#endpoint).length
  }
  async isAsked(more: () => unknown): Promise<void> {
    const before = this.questions
    await more()
    await waitFor(() => {
      if (this.questions === before) throw new Error('Not asked yet')
    })
  }

  /** Confirms every channel, without a message for that long. */
  async connect(quiet = 3_600_000): Promise<void> {
    const pusher = await this.#pusher()
    pusher.move('connecting')
    pusher.move('connected')
    act(() => pusher.confirm(quiet))
    pusher.confirmLater(quiet)
  }
  /** Changes the row and sends the change to every subscriber. */
  async change(word: string): Promise<void> {
    this.has = word
    const pusher = await this.#pusher()
    this.#version += 1
    act(() => pusher.channel(this.#channel)?.emit('orders-changed', { ids: [1, 2], version: this.#version }))
  }

  #pusher(): Promise<FakePusher> {
    return waitFor(() => {
      if (!FakePusher.last?.channel(this.#channel)) throw new Error('Nothing is listened to yet')
      return FakePusher.last
    })
  }
}
