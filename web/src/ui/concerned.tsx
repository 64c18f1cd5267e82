import type { Uses } from '@tracklane/contract/kit/crud'
import { USE_NAMES, usedKinds } from '@tracklane/contract/kit/uses'
import { type Translate, usePhrase, useT } from '#lib/i18n.ts'
import { Callout } from './callout.tsx'

/** Says what saving will change for others; shows nothing where `effects` is empty. */
export function Concerned({ effects }: { effects: string }) {
  const t = useT()
  return effects && <Callout title={t('record', 'When you save: {effects}', { effects })} />
}

interface UsedRow {
  readonly active: boolean
  readonly used_by?: Uses | undefined
}

interface ConcernedUsesProps {
  row: UsedRow
  isActive: boolean
  isDirty: boolean
  /** A further effect; empty where there is none. */
  besides?: string
}

/** Says what saving will change for the rows that refer to this one. */
export function ConcernedUses({ row, isActive, isDirty, besides = '' }: ConcernedUsesProps) {
  const t = useT()
  const uses = useUsesText(row)
  const changed = isDirty && uses ? t('record', 'it changes for {uses}', { uses }) : ''
  const ofUses = isActive === row.active ? changed : isActive ? t('record', 'it is offered again') : givenUp(t, uses)
  return <Concerned effects={[besides, ofUses].filter(Boolean).join('; ')} />
}

/** Returns "37 orders, 4 accounts"; empty where nothing refers to the row. */
export function useUsesText({ used_by = {} }: Pick<UsedRow, 'used_by'>): string {
  const say = usePhrase()
  return usedKinds(used_by)
    .map((kind) => say(USE_NAMES[kind](used_by[kind] ?? 0)))
    .join(', ')
}

function givenUp(t: Translate, uses: string): string {
  return uses ? t('record', 'it is no longer offered, and still in use: {uses}', { uses }) : t('record', 'it is no longer offered')
}
