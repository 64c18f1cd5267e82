import type { Uses } from '@tracklane/contract/kit/crud'
import { USE_NAMES, usedKinds } from '@tracklane/contract/kit/uses'
import { type Translate, usePhrase, useT } from '#lib/i18n.ts'
import { Callout } from './callout.tsx'

/** Whom it concerns what is not saved yet; nothing where that is nobody. */
export function Concerned({ effects }: { effects: string }) {
  const t = useT()
  return effects && <Callout title={t('record', 'When you save: {effects}', { effects })} />
}

interface UsedRow {
  readonly active: boolean
  readonly uses?: Uses | undefined
}

/** The same of a row that others refer to, as it was opened and as the form has it. */
export function ConcernedUses({ row, isActive, isDirty }: { row: UsedRow; isActive: boolean; isDirty: boolean }) {
  const t = useT()
  const say = usePhrase()
  const counts = row.uses ?? {}
  const uses = usedKinds(counts)
    .map((kind) => say(USE_NAMES[kind](counts[kind] ?? 0)))
    .join(', ')
  if (isActive && !row.active) return <Concerned effects={t('record', 'it is offered again')} />
  if (row.active && !isActive) return <Concerned effects={givenUp(t, uses)} />
  return <Concerned effects={isDirty && uses ? t('record', 'it changes for {uses}', { uses }) : ''} />
}

function givenUp(t: Translate, uses: string): string {
  return uses ? t('record', 'it is no longer offered, and still in use: {uses}', { uses }) : t('record', 'it is no longer offered')
}
