import type { AppError } from './errors.ts'

interface TurnRules {
  /** Turns at once in this process: of one person, and of all. */
  readonly atOnce: { readonly person: number; readonly process: number }
  /** Waiting turns of one person, and of all; a request beyond that is refused at once. */
  readonly waiting: { readonly person: number; readonly process: number }
  /** Milliseconds: the longest wait. */
  readonly patience: number
  readonly refusal: () => AppError
}

export interface Turn {
  /** True where the turn had to wait: data read before may have changed. */
  readonly hasWaited: boolean
  /** Ends the work: the place in the process is free for others. The person's own turn lasts until `end`. */
  leavePlace(): void
  /** Gives the turn back; a second call does nothing. */
  end(): void
}

export interface Turns {
  /**
   * Waits for a turn. Rejects with the refusal where too many wait or the wait is too long, and with the signal's reason where the client
   * goes.
   */
  take(who: string, gone: AbortSignal): Promise<Turn>
}

interface Waiting {
  readonly who: string
  come(turn: Turn): void
}

interface State extends TurnRules {
  /** The number of turns of each person. */
  readonly running: Map<string, number>
  /** The number of turns with a place in the process. */
  placesTaken: number
  line: readonly Waiting[]
}

/** Lets a few work at once, in the order of arrival; nobody waits behind the limit of another person. */
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

/** Gives the turn to the next in line at once: nobody who comes in between can take it. */
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
