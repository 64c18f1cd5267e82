/** What the run may cost; a longer one finds rarer defects. */
export const settings = {
  rounds: number('CRASH_ROUNDS', 10),
  starts: number('CRASH_STARTS', 6),
  writers: number('CRASH_WRITERS', 32),
  /** Acknowledged writes a round has at least before it is killed. */
  writesPerRound: number('CRASH_WRITES', 100),
  port: number('CRASH_PORT', 3160),
  /** Drops and makes databases beside the one it names. */
  databaseUrl: process.env.CRASH_DATABASE_URL || undefined,
  /** A shell command that restarts that PostgreSQL; without it its connections are ended instead. */
  postgresRestart: process.env.CRASH_POSTGRES_RESTART || undefined,
  /** The built server. */
  server: process.env.CRASH_SERVER ?? 'server/dist/main.js',
  /** Names of scenarios, comma separated (kill, or kill:PostgreSQL for one database); all of them unless given. */
  only: process.env.CRASH_ONLY?.split(','),
}

function number(name: string, otherwise: number): number {
  const value = Number(process.env[name] ?? otherwise)
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} takes a whole number`)
  return value
}
