import { hasDigitsBeyond, shortestMoney } from '@tracklane/contract/kit/money'
import { type ChangeEvent, type FocusEvent, type FocusEventHandler, type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { said } from '#lib/form-errors.ts'
import { useLanguage } from '#lib/i18n.ts'
import { readNumber, tooManyDecimals } from '#lib/typed-number.rules.ts'

/** Begins the value of a field whose text cannot be read: no schema takes it, so that nothing uncertain is saved. */
export const UNREAD = '?'

interface TypedInput {
  /** Decimal text, or `UNREAD` and what was typed, as far as it is kept. */
  readonly value: string
  /** The most decimals. */
  readonly digits: number
  readonly onChange: (value: string) => void
  readonly onFocus?: FocusEventHandler<HTMLElement> | undefined
  readonly onBlur?: FocusEventHandler<HTMLElement> | undefined
  readonly error: ReactNode
}

/** An input that shows what was typed as long as it is typed in, and when it is left the number, or why it cannot be read. */
export function useTypedNumber({ value, digits, onChange, onFocus, onBlur, error }: TypedInput) {
  const mark = useDecimalMark()
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(true)
  const read = (text: string) => {
    const found = readNumber(text, { digits, mark })
    return 'problem' in found ? { value: UNREAD + text, problem: found.problem } : { value: found.value, problem: undefined }
  }
  // Somebody else may have set another value meanwhile: a draft, a conflict, a reset.
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

/** A field that keeps a number keeps nothing of a text that is none. */
function isSame(read: string, value: string): boolean {
  return read === value || value === UNREAD
}

function useDecimalMark(): string {
  const language = useLanguage()
  return useMemo(() => new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.', [language])
}
