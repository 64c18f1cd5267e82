import { IconCalendar, IconLock, IconLogin2, IconUser } from '@tabler/icons-react'
import { SignInKind, signInKindName } from '@tracklane/contract/sign-in'
import { useMemo } from 'react'
import { dayOf } from '#lib/day.ts'
import { formatDate } from '#lib/format.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { DateRangeField } from '#ui/fields/date-range-field.tsx'
import { anyOf, type FilterEditorProps, type FilterKind, oneOf } from '#ui/filters/filter-kind.ts'

type Search = Record<string, unknown>

/** Returns the filters of the log. The person is chosen at the account: here this filter can only be removed. */
export function useSignInFilters(people: readonly { value: number; label: string }[]): readonly FilterKind<Search>[] {
  const t = useT()
  const phrase = usePhrase()
  return useMemo(() => {
    const kinds = SignInKind.options.map((kind) => ({ value: kind, label: phrase(signInKindName(kind)) }))
    const person: FilterKind<Search> = {
      key: 'user_id',
      label: t('sign-in', 'Person'),
      icon: IconUser,
      parts: ['user_id'],
      choices: anyOf<Search>('user_id', people),
    }
    return [
      ...(people.length > 0 ? [person] : []),
      {
        key: 'kind',
        label: t('sign-in', 'What happened'),
        icon: IconLogin2,
        parts: ['kind'],
        isPlain: true,
        choices: anyOf<Search>('kind', kinds),
      },
      {
        key: 'locked',
        label: t('sign-in', 'Locks'),
        icon: IconLock,
        parts: ['locked'],
        isPlain: true,
        choices: oneOf<Search>('locked', [{ value: true, label: t('sign-in', 'Still locked') }]),
      },
      {
        key: 'created_at',
        label: t('filter', 'Period'),
        icon: IconCalendar,
        parts: ['created_at_from', 'created_at_to'],
        editor: PeriodEditor,
        entered: ({ created_at_from: from, created_at_to: to }) => (from || to ? `${shown(from)} – ${shown(to)}` : undefined),
      },
    ] satisfies FilterKind<Search>[]
  }, [t, phrase, people])
}

function shown(value: unknown): string {
  return typeof value === 'string' ? formatDate(value.length === 10 ? `${value}T12:00` : value, 'onlyDate') : '…'
}

/** A range of days; both ends are included. */
function PeriodEditor({ draft, onChange }: FilterEditorProps<Search>) {
  const t = useT()
  const day = (value: unknown) => dayOf(typeof value === 'string' ? value : undefined)
  return (
    <DateRangeField
      label={t('filter', 'Period')}
      allowsOneDay
      isFirst
      presets={['yesterday', 'today']}
      value={[day(draft.created_at_from), day(draft.created_at_to)]}
      onChange={([from, to]) => onChange({ created_at_from: from ?? undefined, created_at_to: to ?? undefined })}
    />
  )
}
