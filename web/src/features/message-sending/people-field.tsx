import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { roleName } from '@tracklane/contract/kit/role'
import { type ReactNode, useState } from 'react'
import { userQueries } from '#features/user/user.api.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { inputProps } from '#ui/fields/field.ts'
import { useFloating } from '#ui/fields/floating.tsx'
import { useTypedChoice } from '#ui/fields/use-typed-choice.ts'

interface PeopleFieldProps {
  value: number[]
  error: ReactNode
  onChange: (value: number[]) => void
}

/** A choice of people by name, found by typing. Chosen people stay while another name is typed. */
export function PeopleField({ value, error, onChange }: PeopleFieldProps) {
  const t = useT()
  const say = usePhrase()
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), 200)
  const [chosen, setChosen] = useState<readonly { value: number; label: string }[]>([])
  const query = { active: true, per_page: 50, sort: 'name', ...(asked && { search: asked }) } as const
  const { data, isFetching } = useQuery({ ...userQueries.page(query), placeholderData: keepPreviousData })
  const found = (data?.data ?? []).map(({ id, name, role }) => ({ value: id, label: `${name}, ${say(roleName(role))}` }))
  const options = [...chosen, ...found.filter(({ value: id }) => !chosen.some((one) => one.value === id))]

  const choose = (ids: number[]) => {
    setChosen(options.filter((option) => ids.includes(option.value)))
    onChange(ids)
  }
  const left = found.filter(({ value: id }) => !value.includes(id))
  const typing = useTypedChoice({
    value,
    label: '',
    fitting: () => left.map((one) => one.value),
    choose: (id: number) => choose([...value, id]),
    onSearch: setSearch,
    isLooking: isFetching || asked !== search.trim(),
    error,
  })
  return (
    <MultiSelect<number>
      {...inputProps({ label: t('message', 'People'), required: true, isFirst: true, value, onChange: choose })}
      {...typing.props}
      data={options}
      value={value}
      onChange={choose}
      searchable
      // The server has searched in its own way: the e-mail address counts too.
      filter={({ options: all }) => all}
      hidePickedOptions
      nothingFoundMessage={isFetching ? undefined : t('field', 'Nothing found')}
      comboboxProps={useFloating()}
      maxDropdownHeight={280}
    />
  )
}
