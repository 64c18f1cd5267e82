import type { House } from './house.ts'
import type { Line } from './line.ts'
import { Question } from './question.ts'

const DIARY = 80
const KINDS = ['question', 'answer', 'word'] as const
type Kind = (typeof KINDS)[number]

/** A browser's way to its process. Nothing travels by itself: each question, answer and word of the socket waits until it is let through. */
export class Network {
  readonly #house: House
  readonly credentials: Readonly<Record<string, string>>
  process: number
  isOnline = true
  /** How many questions its pages have asked. */
  wanted = 0
  #questions: Question[] = []
  #lines: Line[] = []
  /** The latest requests, answers and events, to find the cause of a difference. */
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

  /** Messages of these kinds that could travel now, in the order in which they were sent. */
  waiting(kinds: readonly Kind[] = KINDS): readonly (() => Promise<void>)[] {
    this.#questions = this.#questions.filter(({ isOver }) => !isOver)
    this.#lines = this.#lines.filter(({ isOver }) => !isOver)
    const questions = this.#questions.filter(({ isAnswered }) => kinds.includes(isAnswered ? 'answer' : 'question'))
    const lines = this.#lines.filter(({ isWaiting }) => isWaiting && kinds.includes('word'))
    return [...questions.map((question) => () => this.#travel(question)), ...lines.map((line) => () => this.#come(line))]
  }

  /** Every connection is reset: whatever was under way is lost, also answers to what was done. */
  cut(): void {
    for (const question of this.#questions) question.fail()
    for (const line of this.#lines) line.cut()
  }

  /** Everything that its process has said is here, waiting to be let through. */
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
