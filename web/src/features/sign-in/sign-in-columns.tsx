import type { SignIn } from '@tracklane/contract/sign-in'
import { useMemo } from 'react'
import { formatDate } from '#lib/format.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { Name } from '#ui/card-face.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { deviceText } from './device.ts'
import { happened, nameOf, wordsOf } from './sign-in-words.rules.ts'
import { WhatHappened } from './what-happened.tsx'

export function useSignInColumns(): readonly Column<SignIn>[] {
  const t = useT()
  const phrase = usePhrase()
  return useMemo(() => {
    const text = (signIn: SignIn) => [phrase(happened(signIn)), wordsOf(signIn)].filter(Boolean).join(' ')
    return [
      {
        id: 'name',
        label: t('sign-in', 'Person'),
        width: 180,
        narrow: 150,
        sort: 'name',
        text: nameOf,
        cell: (row) => <Name>{nameOf(row)}</Name>,
      },
      {
        id: 'kind',
        label: t('sign-in', 'What happened'),
        width: 280,
        narrow: 220,
        grows: true,
        sort: 'kind',
        text,
        cell: (row) => <WhatHappened signIn={row} />,
      },
      { id: 'ip', label: t('sign-in', 'Address'), width: 140, narrow: 120, sort: 'ip', text: ({ ip }) => ip ?? '' },
      { id: 'device', label: t('sign-in', 'Device'), width: 180, leavesUnder: 880, text: ({ user_agent }) => deviceText(t, user_agent) },
      { id: 'email', label: t('sign-in', 'Login'), width: 230, leavesUnder: 880, sort: 'email', text: ({ email }) => email },
      {
        id: 'created_at',
        label: t('sign-in', 'When'),
        width: 170,
        narrow: 156,
        sort: 'created_at',
        align: 'end',
        text: ({ created_at }) => formatDate(created_at, 'fullDate'),
      },
    ] satisfies Column<SignIn>[]
  }, [t, phrase])
}
