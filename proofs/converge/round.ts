import type { Dice } from '../kit/dice.ts'
import { HANG_MS } from '../kit/proof.ts'
import type { Colleague } from './colleague.ts'
import type { Query } from './database.ts'
import type { Processes } from './processes.ts'
import type { Screen } from './screen.ts'
import { settings } from './settings.ts'
import { makeTrouble } from './troubles.ts'

const SETTLE_MS = 3_000

interface Scene {
  readonly screens: readonly Screen[]
  readonly colleagues: readonly Colleague[]
  readonly processes: Processes
  readonly query: Query
  readonly dice: Dice
}

/** Breaks everything at once for a while, repairs it and waits until everybody rests. Then every screen must agree with the database. */
export async function playRound(
  { screens, colleagues, processes, query, dice }: Scene,
  round: number,
): Promise<{ found: string[]; healedMs: number }> {
  const until = performance.now() + settings.round * 1000
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
    const isBack = await eventually(() => screen.requests.isHearing, HANG_MS - (performance.now() - begun))
    if (!isBack)
      found.push(
        `${screen.name}: hears nothing ${HANG_MS / 1000} s after all is whole again: ${screen.requests.diary.slice(-20).join(' · ')}`,
      )
  }
  const healed = performance.now() - begun
  await pause(SETTLE_MS)
  for (const screen of screens)
    if (!(await eventually(() => screen.requests.isSettled, HANG_MS))) found.push(`${screen.name}: goes on asking`)
  for (const screen of screens) found.push(...(await screen.wrongs(query)))
  process.stdout.write(`        round ${round}: all heard again after ${Math.round(healed)} ms, ${found.length} differences\n`)
  return { found: found.map((text) => `round ${round}: ${text}`), healedMs: healed }
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
