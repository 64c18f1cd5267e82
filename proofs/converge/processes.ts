import { type Server, startServer } from '../kit/server.ts'
import { settings } from './settings.ts'
import { step } from './steps.ts'

/** The two server processes. */
export class Processes {
  readonly #environment: NodeJS.ProcessEnv
  readonly #servers: (Server | undefined)[] = [undefined, undefined]

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment
  }

  static portOf(index: number): number {
    return settings.port + index
  }

  async start(index: number): Promise<void> {
    const server = startServer(this.#environment, Processes.portOf(index))
    this.#servers[index] = server
    await server.ready()
  }

  async restart(index: number, how: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    step(`process ${index}`, how)
    const server = this.#servers[index]
    if (how === 'SIGKILL') await server?.kill()
    else await server?.stop()
    await this.start(index)
    step(`process ${index}`, 'back')
  }

  /** Names the processes that ended without being told to. */
  complaints(): string[] {
    return this.#servers.flatMap((server, index) => (server?.hasEnded() ? [`process ${index} has ended: ${server.complaint()}`] : []))
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server?.stop()))
  }
}
