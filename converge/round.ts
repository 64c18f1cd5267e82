import type { Colleague } from './colleague.ts'
import type { Query } from './database.ts'
import type { Dice } from './dice.ts'
import type { Processes } from './processes.ts'
import type { Screen } from './screen.ts'
import { settings } from './settings.ts'
import { makeTrouble } from './troubles.ts'

/** A connection that fell silent is noticed after 20 seconds; the next signature may be asked for on another that is silent, for 10 seconds each. */
const HEARING_WITHIN_MS = 75_000
const SETTLE_MS = 3_000
/** An answer is waited for 10 seconds; nobody else may have answered, then it is asked for again. */
const ANSWERED_WITHIN_MS = 30_000

interface Scene {
  readonly screens: readonly Screen[]
  readonly colleagues: readonly Colleague[]
  readonly processes: Processes
  readonly query: Query
  readonly dice: Dice
}

/** Everything at once for a while; then all is whole, everybody rests, and every screen says what the database says. */
export async function playRound({ screens, colleagues, processes, query, dice }: Scene, round: number): Promise<string[]> {
  const until = performance.now() + settings.roundSeconds * 1000
  async function repeat(dice: Dice, act: () => Promise<void>, [least, most]: readonly [number, number]): Promise<void> {
    while (performance.now() < until) {
      await act()
      await pause(dice.between(least, most))
    }
  }
  await Promise.all([
    ...screens.map((screen, index) => {
      const own = dice.fork(index)
      return repeat(own, () => screen.kind.use(screen, own), [200, 1_500])
    }),
    ...colleagues.map((colleague, index) => {
      const own = dice.fork(100 + index)
      return repeat(own, () => colleague.work(own), [100, 900])
    }),
    repeat(dice, () => makeTrouble({ screens, processes, dice }), [500, 3_000]),
  ])

  const found = [...processes.complaints(), ...colleagues.flatMap(({ oddities }) => oddities.splice(0))]
  const begun = performance.now()
  for (const screen of screens) await screen.rest()
  for (const screen of screens) {
    const isBack = await eventually(() => screen.requests.isHearing, HEARING_WITHIN_MS - (performance.now() - begun))
    if (!isBack)
      found.push(
        `${screen.name}: hears nothing ${HEARING_WITHIN_MS / 1000} s after all is whole again: ${screen.requests.diary.slice(-20).join(' · ')}`,
      )
  }
  const healed = performance.now() - begun
  await pause(SETTLE_MS)
  for (const screen of screens)
    if (!(await eventually(() => screen.requests.isSettled, ANSWERED_WITHIN_MS))) found.push(`${screen.name}: goes on asking`)
  for (const screen of screens) found.push(...(await screen.wrongs(query)))
  process.stdout.write(`        round ${round}: all heard again after ${Math.round(healed)} ms, ${found.length} differences\n`)
  return found.map((text) => `round ${round}: ${text}`)
}

async function eventually(isSo: () => boolean, patienceMs: number): Promise<boolean> {
  const begun = performance.now()
  while (!isSo()) {
    if (performance.now() - begun > patienceMs) return false
    await pause(50)
  }
  return true
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
