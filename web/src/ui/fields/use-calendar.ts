import '@mantine/dates/styles.layer.css'
import { dictionary } from '@tracklane/contract/kit/dictionary'
import { useEffect, useState } from 'react'
import { dayFromNow, today } from '#lib/day.ts'
import { type Translate, useLanguage, useT } from '#lib/i18n.ts'

/** Names of months and weekdays; English is built in. */
const LOCALES = dictionary<() => Promise<unknown>>({
  de: () => import('dayjs/locale/de.js'),
  es: () => import('dayjs/locale/es.js'),
  pl: () => import('dayjs/locale/pl.js'),
  uk: () => import('dayjs/locale/uk.js'),
})

/** No field takes an earlier day. */
const DAY_MINIMUM = '1950-01-01'

export interface DayBounds {
  minDate?: string
  /** Today unless said otherwise; null: no limit. */
  maxDate?: string | null
  /** The day it is; by the clock of this browser unless said otherwise. */
  today?: string
}

export function boundsOf({ minDate = DAY_MINIMUM, today: present = today(), maxDate = present }: DayBounds): {
  minDate: string
  maxDate: string | undefined
} {
  return { minDate, maxDate: maxDate ?? undefined }
}

/** Settings of all calendars: weeks from Monday without a colour for their end, the person's language, names for the arrows. */
export function useCalendar() {
  const t = useT()
  return {
    valueFormat: 'DD.MM.YYYY',
    firstDayOfWeek: 1 as const,
    // Red is for what is wrong.
    weekendDays: [],
    // Too pale to be read, and a click on one turns the page under the hand.
    hideOutsideDates: true,
    locale: useLocale(),
    ariaLabels: {
      nextMonth: t('field', 'Next month'),
      previousMonth: t('field', 'Previous month'),
      nextYear: t('field', 'Next year'),
      previousYear: t('field', 'Previous year'),
      nextDecade: t('field', 'Next decade'),
      previousDecade: t('field', 'Previous decade'),
    },
  }
}

function useLocale(): string {
  const language = useLanguage()
  const [loaded, setLoaded] = useState('en')
  useEffect(() => {
    let isWanted = true
    void (LOCALES[language]?.() ?? Promise.resolve()).then(() => isWanted && setLoaded(language in LOCALES ? language : 'en'))
    return () => {
      isWanted = false
    }
  }, [language])
  return loaded
}

export type DayPreset = 'yesterday' | 'today' | 'tomorrow'

export function presetDay(preset: DayPreset): string {
  return dayFromNow({ yesterday: -1, today: 0, tomorrow: 1 }[preset])
}

export function presetName(t: Translate, preset: DayPreset): string {
  if (preset === 'today') return t('field', 'Today')
  return preset === 'yesterday' ? t('field', 'Yesterday') : t('field', 'Tomorrow')
}
