import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { checkedBy, fieldErrors } from './form-errors.ts'
import { ApiError } from './http.ts'
import { addTranslations, setLanguage } from './i18n.ts'

beforeEach(() =>
  addTranslations({
    validation: { 'Value missed': { de: 'Wert fehlt' }, 'This value is not valid': { de: 'Dieser Wert ist nicht gültig' } },
    auth: { 'Email or password is wrong': { de: 'E-Mail oder Passwort ist falsch' } },
  }),
)

const speak = (language: string) => act(() => setLanguage(language))
const shown = (error: ReactElement | undefined) => render(<div>{error}</div>).container

test('errors of a form follow a change of the language', () => {
  const { name } = checkedBy(z.object({ name: z.string() }))({})
  const field = shown(name)
  expect(field.textContent).toBe('Value missed')
  speak('de')
  expect(field.textContent).toBe('Wert fehlt')
})

test('a form tells a wrong value from a missing one', () => {
  const errors = checkedBy(z.object({ kind: z.enum(['a', 'b']), size: z.number(), name: z.string() }))
  const wrong = errors({ kind: 'c', size: 'many', name: 5 })
  expect(['kind', 'size', 'name'].map((field) => shown(wrong[field]).textContent)).toEqual([
    'Choose one of the offered values',
    'This value has the wrong type',
    'This value has the wrong type',
  ])
  const empty = errors({ kind: '', size: '', name: null })
  expect(['kind', 'size', 'name'].map((field) => shown(empty[field]).textContent)).toEqual(['Value missed', 'Value missed', 'Value missed'])
})

test('refusals of the server are shown in the chosen language, where their words are known in it', () => {
  const field = shown(refused('Email or password is wrong', 'Value missed'))
  expect(field.textContent).toBe('Email or password is wrong\nValue missed')
  speak('de')
  expect(field.textContent).toBe('E-Mail oder Passwort ist falsch\nWert fehlt')
  speak('en')
  expect(field.textContent).toBe('Email or password is wrong\nValue missed')
})

test('they are recognized from another language than English too', () => {
  setLanguage('de')
  const field = shown(refused('Wert fehlt'))
  speak('en')
  expect(field.textContent).toBe('Value missed')
})

test('a refusal without a translation says that the field is wrong', () => {
  const field = shown(refused('TL12 stands on another list', 'So does TL13'))
  speak('de')
  expect(field.textContent).toBe('Dieser Wert ist nicht gültig')
  speak('en')
  expect(field.textContent).toBe('TL12 stands on another list\nSo does TL13')
})

function refused(...texts: string[]): ReactElement | undefined {
  return fieldErrors(new ApiError(422, 'Unprocessable', { errors: { field: texts } })).field
}
