import type { AppError } from './errors.ts'

interface TurnRules {
  /** How many have a turn at once in this process: of one person, and of all. */
  readonly atOnce: { readonly person: number; readonly process: number }
  /** How many more wait for one, of one person and of all; whoever comes beyond that is refused at once. */
  readonly waiting: { readonly person: number; readonly process: number }
  /** Milliseconds: nobody waits longer. */
  readonly patience: number
  readonly refusal: () => AppError
}

export interface Turn {
  /** Whatever was known before may have changed meanwhile. */
  readonly hasWaited: boolean
  /** The work is done: somebody else may have its place in the process. Its person's own lasts until the end. */
  leavePlace(): void
  /** Gives it back; the second time does nothing. */
  end(): void
}

export interface Turns {
  /** Rejects with the refusal where too many wait or the wait has become too long, and as the signal says where the caller goes away. */
  take(who: string, gone: AbortSignal): Promise<Turn>
}

interface Waiting {
  readonly who: string
  come(turn: Turn): void
}

interface State extends TurnRules {
  /** How many turns each person has. */
  readonly running: Map<string, number>
  /** How many of all turns have a place in the process. */
  placesTaken: number
  line: readonly Waiting[]
}

/** Lets a few work at once, in the order in which they came; nobody waits behind another person's own limit. */
export function createTurns(rules: TurnRules): Turns {
  const state: State = { ...rules, running: new Map(), placesTaken: 0, line: [] }
  return {
    async take(who, gone) {
      gone.throwIfAborted()
      if (isFree(state, who)) return begin(state, who, false)
      if (isFull(state, who)) throw state.refusal()
      return wait(state, who, gone)
    },
  }
}

function isFree({ atOnce, running, placesTaken }: State, who: string): boolean {
  return placesTaken < atOnce.process && (running.get(who) ?? 0) < atOnce.person
}

function isFull({ waiting, line }: State, who: string): boolean {
  return line.length >= waiting.process || line.filter((one) => one.who === who).length >= waiting.person
}

function begin(state: State, who: string, hasWaited: boolean): Turn {
  count(state, who, 1)
  state.placesTaken += 1
  const leavePlace = onlyOnce(() => {
    state.placesTaken -= 1
    callNext(state)
  })
  const end = onlyOnce(() => {
    count(state, who, -1)
    leavePlace()
    callNext(state)
  })
  return { hasWaited, leavePlace, end }
}

function onlyOnce(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}

function count({ running }: State, who: string, change: 1 | -1): void {
  const now = (running.get(who) ?? 0) + change
  if (now > 0) running.set(who, now)
  else running.delete(who)
}

/** The turn is theirs at once: nobody who comes in between can take it. */
function callNext(state: State): void {
  const next = state.line.find(({ who }) => isFree(state, who))
  next?.come(begin(state, next.who, true))
}

function wait(state: State, who: string, gone: AbortSignal): Promise<Turn> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      state.line = state.line.filter((one) => one !== me)
      clearTimeout(timer)
      gone.removeEventListener('abort', giveUp)
    }
    const giveUp = () => {
      leave()
      reject(gone.reason)
    }
    const me: Waiting = {
      who,
      come(turn) {
        leave()
        resolve(turn)
      },
    }
    const timer = setTimeout(() => {
      leave()
      reject(state.refusal())
    }, state.patience)
    gone.addEventListener('abort', giveUp)
    state.line = [...state.line, me]
  })
}
