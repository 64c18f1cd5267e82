import {
  type FocusEvent,
  type FocusEventHandler,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useT } from '#lib/i18n.ts'
import { useHeldForm } from './use-held-form.ts'

interface TypedChoice<Value> {
  /** The value or values of the field; a new value outdates the typed text. */
  readonly value: unknown
  /** The name of the choice, shown while nothing is typed. */
  readonly label: string
  /** Finds the choices for a text, in their order. */
  readonly fitting: (text: string) => readonly Value[]
  readonly choose: (value: Value) => void
  /** Empties an optional field when its text is removed. */
  readonly clear?: (() => void) | undefined
  /** Called with the typed text; empty when nothing is typed any more. */
  readonly onSearch?: ((text: string) => void) | undefined
  /** True while the choices for the text are on their way. */
  readonly isLooking?: boolean
  readonly error?: ReactNode
  readonly onBlur?: FocusEventHandler<HTMLElement> | undefined
}

/**
 * Makes a select with typing. Enter only chooses the first match, Tab chooses it and goes on, Escape drops the text. A text that chose
 * nothing stays with an error, and the form is not sent with it.
 */
export function useTypedChoice<Value>(field: TypedChoice<Value>) {
  const { value, label, fitting, choose, clear, onSearch, isLooking = false, error, onBlur } = field
  const t = useT()
  const key = String(value)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<{ text: string; beside: string }>()
  const [isLeft, setLeft] = useState(false)
  const [isOpen, setOpen] = useState(false)
  // True where Enter came before the choices.
  const [isWanted, setWanted] = useState(false)
  // True while Ctrl+Enter is handled: it saves, so the list that the select would open stays closed.
  const isSaving = useRef(false)
  // The value may have changed meanwhile by a draft, a conflict or a reset.
  const text = typed?.beside === key ? typed.text : undefined

  const end = () => {
    setTyped(undefined)
    setWanted(false)
    onSearch?.('')
  }
  const isUnsaid = text !== undefined
  const isEmptied = text?.trim() === ''
  const takeOut = () => {
    clear?.()
    end()
  }
  const chooseFirst = () => {
    if (isEmptied) return takeOut()
    if (isLooking) return setWanted(true)
    const [first] = fitting(text ?? '')
    if (first === undefined) return setLeft(true)
    choose(first)
    setOpen(false)
    end()
  }

  useEffect(() => {
    if (isWanted && !isLooking && isUnsaid) chooseFirst()
  })

  useHeldForm(input, isUnsaid && !isEmptied, () => setLeft(true))

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      isSaving.current = true
      queueMicrotask(() => {
        isSaving.current = false
      })
    }
    if (!isUnsaid || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') return end()
    if (event.key !== 'Enter' && event.key !== 'Tab') return
    const isPlainEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey
    if (isPlainEnter) event.stopPropagation()
    const list = event.currentTarget.getAttribute('aria-controls')
    const marked = list && document.getElementById(list)?.querySelector<HTMLElement>('[data-combobox-selected]')
    if (marked && isPlainEnter) return // the select chooses the option that the arrows have marked
    if (isPlainEnter) event.preventDefault()
    // At once, so that a form sent by the same key has the value.
    flushSync(() => (marked ? marked.click() : chooseFirst()))
  }

  const isMarked = isUnsaid && isLeft && !isLooking
  const problem = isMarked && (fitting(text).length > 0 ? t('field', 'Choose from the list') : t('field', 'Nothing found'))
  return {
    /** True where a typed text has chosen nothing yet. */
    isTyping: isUnsaid,
    props: {
      searchValue: text ?? label,
      dropdownOpened: isOpen,
      onOptionSubmit: end,
      onClear: end,
      onDropdownOpen: () => setOpen(!isSaving.current),
      onDropdownClose: () => setOpen(false),
      // The list must not cover the error of its own field, or a dialog that has just opened.
      openOnFocus: false,
      selectFirstOptionOnChange: isUnsaid,
      onInput: (event: FormEvent<HTMLInputElement>) => {
        const next = event.currentTarget.value
        input.current = event.currentTarget
        setLeft(false)
        setWanted(false)
        setTyped(next === label ? undefined : { text: next, beside: key })
        onSearch?.(next === label ? '' : next)
      },
      onKeyDown,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (isEmptied) takeOut()
        setLeft(true)
        onBlur?.(event)
      },
      error: problem || error,
    },
  }
}
