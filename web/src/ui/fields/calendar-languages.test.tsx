import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Providers } from '#app/providers.tsx'
import { setLanguage } from '#lib/i18n.ts'
import { DateField } from './date-field.tsx'

const CALENDARS = [
  ['en', 'November 2026', 'Mo Tu We Th Fr Sa Su'],
  ['de', 'November 2026', 'Mo Di Mi Do Fr Sa So'],
  ['es', 'noviembre 2026', 'lu ma mi ju vi sá do'],
  ['pl', 'listopad 2026', 'Pn Wt Śr Cz Pt So Nd'],
  ['uk', 'листопад 2026', 'пн вт ср чт пт сб нд'],
] as const

test.each(CALENDARS)('the calendar in %s names the month and begins the week with Monday', async (language, month, weekdays) => {
  setLanguage(language)
  render(
    <Providers>
      <DateField label="Day" value="2026-11-21" onChange={() => undefined} maxDate={null} />
    </Providers>,
  )
  await userEvent.click(screen.getByLabelText('Day'))
  expect(await screen.findByRole('button', { name: month })).toBeTruthy()
  await waitFor(() => expect(headsOfWeek()).toBe(weekdays)) // the names of each language are in a file of their own
  setLanguage('en')
})

function headsOfWeek(): string {
  const heads = screen.getAllByRole('columnheader', { hidden: true })
  return heads.map((head) => head.textContent).join(' ')
}
