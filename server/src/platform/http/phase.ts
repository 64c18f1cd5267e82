import type { Platform } from '#platform/context.ts'

/** starting: the port is open, the database is not ready yet. draining: running requests are answered, then the process ends. */
export type Phase = 'starting' | 'ready' | 'draining'

export function phaseOf(platform: Platform): Phase {
  return platform.lifecycle.phase
}

export function enterPhase(platform: Platform, phase: Phase): void {
  platform.lifecycle.phase = phase
}
