import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { isRichText } from '@tracklane/contract/kit/rich-text'
import { z } from 'zod'
import { CALLERS, type Caller, mayCall } from './callers.testing.ts'
import type { Harness } from './harness.testing.ts'
import { PAYLOADS } from './payloads.testing.ts'
import { type Found, findSample } from './samples.testing.ts'

/** Returns a caller who is allowed. */
export function callerOf(endpoint: Endpoint): Caller {
  return CALLERS.find((one) => one !== 'courier' && mayCall(endpoint, one)) ?? 'courier'
}

/** Returns fields for any text: all payloads are valid there. */
export function plainFieldsOf({ body }: Endpoint): string[] {
  const whole = body instanceof z.ZodObject ? z.object(body.shape).partial() : undefined
  const isPlain = (name: string, schema: z.ZodType) =>
    !isRichText(schema) && PAYLOADS.every((payload) => whole?.safeParse({ [name]: payload }).data?.[name] === payload.trim())
  return Object.entries<z.ZodType>(whole?.shape ?? {}).flatMap(([name, schema]) => (isPlain(name, schema) ? [name] : []))
}

/** Finds a call that succeeds. */
export async function sampleFor(harness: Harness, endpoint: Endpoint): Promise<Found> {
  const found = await findSample(harness, endpoint, callerOf(endpoint))
  if (!found) throw new Error('No call succeeded: give one in hardening/samples.testing.ts')
  return found
}
