/** What the run may cost; a longer one, or another seed, finds rarer defects. */
export const settings = {
  seed: number('CONVERGE_SEED', Math.floor(Math.random() * 1_000_000)),
  seconds: number('CONVERGE_SECONDS', 120),
  /** After so long everything rests, and every board is compared with the database. */
  roundSeconds: number('CONVERGE_ROUND', 20),
  /** Two server processes, and from the third on a way of its own for each board. */
  port: number('CONVERGE_PORT', 3560),
  /** Makes a database beside the one it names, and drops it. */
  databaseUrl: process.env.TEST_DATABASE_URL || undefined,
  redis: process.env.TEST_REDIS_SERVER ?? 'redis-server',
  chromium: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  /** A folder for pictures of boards that are wrong. */
  pictures: process.env.CONVERGE_PICTURES || undefined,
  /** Names of troubles, comma separated; all of them unless given. */
  troubles: process.env.CONVERGE_TROUBLES?.split(','),
}

function number(name: string, otherwise: number): number {
  const value = Number(process.env[name] ?? otherwise)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} takes a whole number`)
  return value
}
