import { type Call, type Command, EXIT, Misuse } from './command.ts'
import { commandErrorText } from './complaint.ts'

/** Each command is loaded when it is called. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  'admin:create': async () => (await import('./admin-create.ts')).adminCreate,
  backup: async () => (await import('./backup.ts')).backup,
  retention: async () => (await import('./retention.ts')).retention,
  restore: async () => (await import('./restore.ts')).restore,
  seed: async () => (await import('./seed.ts')).seed,
}

/** Runs the command that the first word names; returns the exit code. */
export async function runCommand(call: Call): Promise<number> {
  const [name = '', ...args] = call.args
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) return overview(name, call)
  const command = await load()
  if (args.includes('--help') || args.includes('-h')) return help(name, command, call)
  try {
    await command.run({ ...call, args })
    return EXIT.done
  } catch (error) {
    const isMisuse = error instanceof Misuse || String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')
    call.complaints.write(`${commandErrorText(error)}\n${isMisuse ? `\n${usageOf(name, command)}\n` : ''}`)
    return isMisuse ? EXIT.misused : EXIT.failed
  }
}

async function overview(name: string, { output, complaints }: Call): Promise<number> {
  const isAsked = name === '--help' || name === '-h'
  const lines = await Promise.all(Object.entries(COMMANDS).map(async ([one, load]) => `  ${one.padEnd(14)}${(await load()).summary}`))
  const text = `Commands, each with --help:\n${lines.join('\n')}\n`
  if (isAsked) output.write(text)
  else complaints.write(`${name ? `There is no command ${name}.\n` : ''}${text}`)
  return isAsked ? EXIT.done : EXIT.misused
}

function help(name: string, command: Command, { output }: Call): number {
  output.write(
    `${usageOf(name, command)}\n\n${command.summary}\n${command.help}\n\nExit codes: 0 done, 1 refused or failed, 2 called wrongly.\n`,
  )
  return EXIT.done
}

function usageOf(name: string, { usage }: Command): string {
  return `Usage: npm run ${name} --${usage ? ` ${usage}` : ''}, or node server/dist/commands.js ${name}${usage ? ` ${usage}` : ''}`
}
