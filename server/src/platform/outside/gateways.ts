import type { Logger } from 'pino'
import type { Config } from '#platform/config.ts'
import { JobFailure } from '#platform/jobs/job-kind.ts'
import { type MessageTarget, messageFolder, writeMessageFile } from './message-files.ts'
import { GATEWAY_LIMITS, type GatewayLimits, postJson } from './post-json.ts'

export type GatewayChannel = 'sms' | 'messenger'

/** A message as the operator's gateway takes it; `to` in E.164. */
export interface GatewayMessage {
  /** Equal for every repeat. */
  readonly id: string
  readonly to: string
  readonly text: string
  /** For messengers only: the name of an approved template, or null, and its values in order. */
  readonly template?: string | null
  readonly parameters?: readonly string[]
}

/** SMS and messenger; each has a gateway of the operator. */
export interface Gateways {
  place(channel: GatewayChannel): Promise<MessageTarget>
  /** Throws a `JobFailure` with the reason where the gateway did not accept the message. */
  send(channel: GatewayChannel, message: GatewayMessage, signal: AbortSignal): Promise<void>
}

interface Given {
  readonly config: Pick<Config, 'gateways' | 'dataDir' | 'redisUrl'> & { readonly gatewayLimits?: GatewayLimits | undefined }
  readonly log: Logger
  readonly clock: () => Date
  /** True in the demo world: nothing leaves it with any settings. */
  readonly isDemo: () => Promise<boolean>
}

export function createGateways({ config, log, clock, isDemo }: Given): Gateways {
  const urls: Record<GatewayChannel, string | undefined> = { sms: config.gateways.smsUrl, messenger: config.gateways.messengerUrl }

  async function place(channel: GatewayChannel): Promise<MessageTarget> {
    if (await isDemo()) return config.redisUrl ? 'nowhere' : 'files'
    return urls[channel] ? 'server' : 'nowhere'
  }

  async function send(channel: GatewayChannel, message: GatewayMessage, signal: AbortSignal): Promise<void> {
    const at = await place(channel)
    const url = urls[channel]
    if (at === 'files') return writeToFile(channel, message)
    if (at === 'nowhere' || !url) throw new JobFailure(channel === 'sms' ? 'no_sms_gateway' : 'no_messenger_gateway', { isFinal: true })
    await postJson({ url, body: message, key: message.id, signal, limits: config.gatewayLimits ?? GATEWAY_LIMITS })
  }

  async function writeToFile(channel: GatewayChannel, message: GatewayMessage): Promise<void> {
    const content = `${JSON.stringify(message, undefined, 2)}\n`
    const file = await writeMessageFile(messageFolder(config.dataDir), { at: clock(), id: message.id, ending: `${channel}.json`, content })
    log.info({ file }, 'a message was written to a file')
  }

  return { place, send }
}
