import '@mantine/dates/styles.layer.css'
import { dictionary } from '@tracklane/contract/kit/dictionary'
import { useEffect, useState } from 'react'
import { dayFromNow, today } from '#lib/day.ts'
import { type Translate, useLanguage, useT } from '#lib/i18n.ts'

/** Names of months and weekdays. English is built in. */
const LOCALES = dictionary<() => Promise<unknown>>({
  de: () => import('dayjs/locale/de.js'),
  es: () => import('dayjs/locale/es.js'),
  pl: () => import('dayjs/locale/pl.js'),
  uk: () => import('dayjs/locale/uk.js'),
})

/** The earliest day of all fields. */
const DAY_MINIMUM = '1950-01-01'

export interface DayBounds {
  minDate?: string
  /** Today by default; null: no limit. */
  maxDate?: string | null
  /** The current day; by default from the clock of this browser. */
  today?: string
}

export function boundsOf({ minDate = DAY_MINIMUM, today: present = today(), maxDate = present }: DayBounds): {
  minDate: string
  maxDate: string | undefined
} {
  return { minDate, maxDate: maxDate ?? undefined }
}

/**
 * Returns the settings of all calendars: weeks begin on Monday, weekends have no colour, names in the person's language, labels for the
 * arrows.
 */
export function useCalendar() {
  const t = useT()
  return {
    valueFormat: 'DD.MM.YYYY',
    firstDayOfWeek: 1 as const,
    // Red is for errors.
    weekendDays: [],
    // These days are too pale to read, and a click on one would change the page under the pointer.
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
