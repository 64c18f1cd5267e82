import type { House } from './house.ts'
import type { Line } from './line.ts'
import { Question } from './question.ts'

const DIARY = 80
const KINDS = ['question', 'answer', 'word'] as const
type Kind = (typeof KINDS)[number]

/** A browser's connection to its process. Every request, answer and socket message waits until the test lets it through. */
export class Network {
  readonly #house: House
  readonly credentials: Readonly<Record<string, string>>
  process: number
  isOnline = true
  /** The number of requests of its pages. */
  wanted = 0
  #questions: Question[] = []
  #lines: Line[] = []
  /** The latest requests, answers and events, for finding the cause of a difference. */
  readonly #diary: string[] = []

  constructor(house: House, process: number, credentials: Readonly<Record<string, string>>) {
    this.#house = house
    this.process = process
    this.credentials = credentials
  }

  readonly fetch = (url: string, init: RequestInit = {}): Promise<Response> => {
    const question = new Question(url, init)
    this.#questions.push(question)
    this.wanted += 1
    this.note(`wants ${question.name}`)
    return question.answer
  }

  get diary(): readonly string[] {
    return this.#diary
  }

  note(what: string): void {
    this.#diary.push(`${Math.round(performance.now())} ${what.slice(0, 160)}`)
    if (this.#diary.length > DIARY) this.#diary.shift()
  }

  open(line: Line): void {
    this.#lines.push(line)
  }

  /** Returns messages of these kinds that can be delivered now, in the order of sending. */
  waiting(kinds: readonly Kind[] = KINDS): readonly (() => Promise<void>)[] {
    this.#questions = this.#questions.filter(({ isOver }) => !isOver)
    this.#lines = this.#lines.filter(({ isOver }) => !isOver)
    const questions = this.#questions.filter(({ isAnswered }) => kinds.includes(isAnswered ? 'answer' : 'question'))
    const lines = this.#lines.filter(({ isWaiting }) => isWaiting && kinds.includes('word'))
    return [...questions.map((question) => () => this.#travel(question)), ...lines.map((line) => () => this.#come(line))]
  }

  /** Resets every connection. Everything under way is lost, also answers to writes that took effect. */
  cut(): void {
    for (const question of this.#questions) question.fail()
    for (const line of this.#lines) line.cut()
  }

  /** Waits until every message of its process has arrived here. */
  async settled(): Promise<void> {
    await Promise.all(this.#lines.map((line) => line.settled()))
  }

  async #travel(question: Question): Promise<void> {
    this.note(`${question.isAnswered ? 'is answered' : 'asks'} ${question.name}`)
    if (question.isAnswered) question.come()
    else if (this.isOnline) await question.ask(this.#house, this.process, this.credentials)
    else question.fail()
  }

  async #come(line: Line): Promise<void> {
    if (line.isOpening) await line.reach(this.isOnline ? this.#house.address(this.process) : undefined, this.credentials.cookie ?? '')
    else this.note(`hears ${line.come()}`)
  }
}
