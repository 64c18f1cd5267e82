import type { Dice } from '../kit/dice.ts'
import { Processes } from './processes.ts'
import { redis } from './redis.ts'
import type { Screen } from './screen.ts'
import { settings } from './settings.ts'
import { step } from './steps.ts'

interface Scene {
  readonly screens: readonly Screen[]
  readonly processes: Processes
  readonly dice: Dice
}

type Trouble = (scene: Scene) => Promise<void>

const TROUBLES: Readonly<Record<string, readonly [weight: number, trouble: Trouble]>> = {
  offline: [4, goOffline],
  cut: [4, cut],
  silence: [1, silence],
  handover: [2, handOver],
  term: [2, (scene) => restart(scene, 'SIGTERM')],
  kill: [2, (scene) => restart(scene, 'SIGKILL')],
  'redis-stop': [2, stopRedis],
  'redis-hang': [1, hangRedis],
}

/** Breaks one part, and repairs it before it resolves. */
export async function makeTrouble(scene: Scene): Promise<void> {
  const wanted = Object.entries(TROUBLES).filter(([name]) => settings.troubles === '' || settings.troubles.split(',').includes(name))
  if (wanted.length > 0) await scene.dice.weighed(wanted.map(([, weighed]) => weighed))(scene)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function someScreen({ screens, dice }: Scene): Screen {
  const screen = dice.pick(screens)
  if (!screen) throw new Error('There are no screens')
  return screen
}

async function goOffline(scene: Scene): Promise<void> {
  const screen = someScreen(scene)
  screen.did('offline')
  await screen.context.setOffline(true)
  await pause(scene.dice.between(300, 4_000))
  await screen.context.setOffline(false)
  screen.did('online')
}

async function cut(scene: Scene): Promise<void> {
  const screen = someScreen(scene)
  screen.did('cut')
  screen.way.cut()
}

async function silence(scene: Scene): Promise<void> {
  const screen = someScreen(scene)
  screen.did('silence')
  screen.way.silence()
  screen.requests.fallsSilent()
}

async function handOver(scene: Scene): Promise<void> {
  const screen = someScreen(scene)
  const other = screen.way.target === Processes.portOf(0) ? 1 : 0
  screen.did('handover', `to process ${other}`)
  screen.way.leadTo(Processes.portOf(other))
  screen.way.cut()
}

async function restart({ processes, dice }: Scene, how: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  await processes.restart(dice.between(0, 1), how)
}

async function stopRedis({ dice }: Scene): Promise<void> {
  step('Redis', 'stopped')
  await redis.stop()
  await pause(dice.between(0, 4_000))
  await redis.start()
  step('Redis', 'started')
}

async function hangRedis({ dice }: Scene): Promise<void> {
  step('Redis', 'hangs')
  redis.hang()
  await pause(dice.between(500, 6_000))
  redis.wakeUp()
  step('Redis', 'awake')
}
