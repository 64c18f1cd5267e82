import { describe, expect, test } from 'vitest'
import {
  formatDayName,
  formatLanguage,
  formatLongDay,
  formatMoney,
  formatNumber,
  formatPercent,
  formatWeekdayTime,
  shortWeekday,
} from './format.ts'
import { formatAgo, formatDuration, formatLength } from './format-span.ts'
import { addTranslations, setLanguage, translate } from './i18n.ts'

const SATURDAY = new Date(2026, 10, 21, 7, 5)
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

/** The spelling of equal values in each language; spaces of every width are plain here. */
const WRITTEN = {
  en: {
    numbers: ['1.5', '1,234', '12,345,678.9'],
    money: ['1,234.50 EUR', '12,345 HUF'],
    percent: '12.5%',
    days: ['Saturday 21 November', 'Sat 21.11', 'Sat 07:05'],
    durations: ['5m', '47h', '3d'],
    lengths: ['1 minute', '2 hours', '5 hours', '22 days'],
    ago: ['now', '2 minutes ago', '5 hours ago', 'yesterday', '22 days ago'],
    languages: ['English', 'German', 'Spanish', 'Polish', 'Ukrainian'],
    list: 'Ania, Igor, and Inés',
  },
  de: {
    numbers: ['1,5', '1.234', '12.345.678,9'],
    money: ['1.234,50 EUR', '12.345 HUF'],
    percent: '12,5 %',
    days: ['Samstag, 21. November', 'Sa 21.11', 'Sa 07:05'],
    durations: ['5 Min.', '47 Std.', '3 Tg.'],
    lengths: ['1 Minute', '2 Stunden', '5 Stunden', '22 Tage'],
    ago: ['jetzt', 'vor 2 Minuten', 'vor 5 Stunden', 'gestern', 'vor 22 Tagen'],
    languages: ['Englisch', 'Deutsch', 'Spanisch', 'Polnisch', 'Ukrainisch'],
    list: 'Ania, Igor und Inés',
  },
  es: {
    numbers: ['1,5', '1234', '12.345.678,9'],
    money: ['1234,50 EUR', '12.345 HUF'],
    percent: '12,5 %',
    days: ['Sábado, 21 de noviembre', 'sáb 21.11', 'sáb 07:05'],
    durations: ['5 min', '47 h', '3 d'],
    lengths: ['1 minuto', '2 horas', '5 horas', '22 días'],
    ago: ['ahora', 'hace 2 minutos', 'hace 5 horas', 'ayer', 'hace 22 días'],
    languages: ['Inglés', 'Alemán', 'Español', 'Polaco', 'Ucraniano'],
    list: 'Ania, Igor e Inés',
  },
  pl: {
    numbers: ['1,5', '1234', '12 345 678,9'],
    money: ['1234,50 EUR', '12 345 HUF'],
    percent: '12,5%',
    days: ['Sobota, 21 listopada', 'sob. 21.11', 'sob. 07:05'],
    durations: ['5 min', '47 godz.', '3 dni'],
    lengths: ['1 minuta', '2 godziny', '5 godzin', '22 dni'],
    ago: ['teraz', '2 minuty temu', '5 godzin temu', 'wczoraj', '22 dni temu'],
    languages: ['Angielski', 'Niemiecki', 'Hiszpański', 'Polski', 'Ukraiński'],
    list: 'Ania, Igor i Inés',
  },
  uk: {
    numbers: ['1,5', '1 234', '12 345 678,9'],
    money: ['1 234,50 EUR', '12 345 HUF'],
    percent: '12,5%',
    days: ['Субота, 21 листопада', 'сб 21.11', 'сб 07:05'],
    durations: ['5 хв', '47 год', '3 дн.'],
    lengths: ['1 хвилина', '2 години', '5 годин', '22 дні'],
    ago: ['зараз', '2 хвилини тому', '5 годин тому', 'учора', '22 дні тому'],
    languages: ['Англійська', 'Німецька', 'Іспанська', 'Польська', 'Українська'],
    list: 'Ania, Igor і Inés',
  },
} as const

describe.each(Object.entries(WRITTEN))('in %s', (language, written) => {
  const now = SATURDAY.getTime()
  const earlier = (span: number) => new Date(now - span).toISOString()

  test('numbers, money and shares', () => {
    expect([1.5, 1234, 12_345_678.9].map((value) => plain(formatNumber(language, value)))).toEqual(written.numbers)
    expect([plain(formatMoney(language, '1234.50', 'EUR')), plain(formatMoney(language, '12345', 'HUF'))]).toEqual(written.money)
    expect(plain(formatPercent(language, 0.125))).toBe(written.percent)
  })

  test('days', () => {
    const iso = SATURDAY.toISOString()
    const days = [formatLongDay(language, SATURDAY), formatDayName(language, iso), formatWeekdayTime(language, iso, now)]
    expect(days).toEqual(written.days)
  })

  test('durations', () => {
    const durations = [5 * MINUTE, 47 * HOUR, 3 * DAY].map((span) => plain(formatDuration(language, span)))
    const lengths = [0, 2 * HOUR, 5 * HOUR, 22 * DAY].map((span) => plain(formatLength(language, earlier(span), now)))
    const ago = [0, 2 * MINUTE, 5 * HOUR, DAY, 22 * DAY].map((span) => plain(formatAgo(language, earlier(span), now)))
    expect({ durations, lengths, ago }).toEqual({ durations: written.durations, lengths: written.lengths, ago: written.ago })
  })

  test('names of languages', () => {
    expect(Object.keys(WRITTEN).map((code) => formatLanguage(language, code))).toEqual(written.languages)
  })

  test('a list inside a phrase', () => {
    const names = ['Ania', 'Igor', 'Inés'].map((message) => ({ category: 'test', message }))
    addTranslations({ test: Object.fromEntries(['{names}', 'Ania', 'Igor', 'Inés'].map((text) => [text, { [language]: text }])) })
    setLanguage(language)
    expect(translate('test', '{names}', { names })).toBe(written.list)
    setLanguage('en')
  })
})

function plain(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ')
}

const WEEK = Array.from({ length: 7 }, (_, day) => new Date(2026, 10, 16 + day, day * 3, 30))

test.each(['en', 'de', 'es', 'pl', 'uk'])('the days of a week have the names of %s at every hour', (language) => {
  const here = new Intl.DateTimeFormat(language, { weekday: 'short' })
  expect(WEEK.map((date) => shortWeekday(language, date))).toEqual(WEEK.map((date) => here.format(date)))
})
