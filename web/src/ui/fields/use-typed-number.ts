import { hasDigitsBeyond, shortestMoney } from '@tracklane/contract/kit/money'
import { type ChangeEvent, type FocusEvent, type FocusEventHandler, type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { said } from '#lib/form-errors.ts'
import { useLanguage } from '#lib/i18n.ts'
import { readNumber, tooManyDecimals } from '#lib/typed-number.rules.ts'

/** The prefix of the value while the text cannot be read. No schema takes it, so that nothing uncertain is saved. */
export const UNREAD = '?'

interface TypedInput {
  /** Decimal text, or `UNREAD` and the typed text. */
  readonly value: string
  /** The largest number of decimals. */
  readonly digits: number
  readonly onChange: (value: string) => void
  readonly onFocus?: FocusEventHandler<HTMLElement> | undefined
  readonly onBlur?: FocusEventHandler<HTMLElement> | undefined
  readonly error: ReactNode
}

/** Makes an input for numbers. It shows the typed text during typing; after that the number, or the error. */
export function useTypedNumber({ value, digits, onChange, onFocus, onBlur, error }: TypedInput) {
  const mark = useDecimalMark()
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(true)
  const read = (text: string) => {
    const found = readNumber(text, { digits, mark })
    return 'problem' in found ? { value: UNREAD + text, problem: found.problem } : { value: found.value, problem: undefined }
  }
  // The value may have changed meanwhile by a draft, a conflict or a reset.
  const own = typed !== undefined && isSame(read(typed).value, value) ? typed : undefined
  const text = own ?? (value.startsWith(UNREAD) ? value.slice(UNREAD.length) : undefined)
  const isBeyond = text === undefined && hasDigitsBeyond(shortestMoney(value), digits)
  const found = isBeyond ? tooManyDecimals(digits) : text === undefined ? undefined : read(text).problem
  const problem: ReactElement | undefined = found && (isLeft || error) ? said(found) : undefined
  return {
    value: text ?? value.replace('.', mark),
    error: problem ?? error,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = event.currentTarget.value
      setTyped(next)
      onChange(read(next).value)
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      setLeft(false)
      onFocus?.(event)
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      setLeft(true)
      if (!found) setTyped(undefined)
      onBlur?.(event)
    },
  }
}

/** Compares two values. A field that keeps a number keeps nothing of a text that is none. */
function isSame(read: string, value: string): boolean {
  return read === value || value === UNREAD
}

function useDecimalMark(): string {
  const language = useLanguage()
  return useMemo(() => new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.', [language])
}
