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
  /** The value, or the values, of the field: another one outdates what is typed. */
  readonly value: unknown
  /** The name of what is chosen, which the field shows while nothing is typed. */
  readonly label: string
  /** The choices that fit a text and can be chosen, in their order. */
  readonly fitting: (text: string) => readonly Value[]
  readonly choose: (value: Value) => void
  /** Empties a field that may be empty, once its text was taken out. */
  readonly clear?: (() => void) | undefined
  /** Told what is typed; empty once nothing is any more. */
  readonly onSearch?: ((text: string) => void) | undefined
  /** The choices of this text are still on their way. */
  readonly isLooking?: boolean
  readonly error?: ReactNode
  readonly onBlur?: FocusEventHandler<HTMLElement> | undefined
}

/**
 * A select in which somebody types. Enter chooses the first match and does nothing else, Tab chooses it and goes on, Escape takes the text
 * back. A text that chose nothing stays and is marked, and the form is not sent with it.
 */
export function useTypedChoice<Value>(field: TypedChoice<Value>) {
  const { value, label, fitting, choose, clear, onSearch, isLooking = false, error, onBlur } = field
  const t = useT()
  const key = String(value)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<{ text: string; beside: string }>()
  const [isLeft, setLeft] = useState(false)
  const [isOpen, setOpen] = useState(false)
  // Enter came before the choices did.
  const [isWanted, setWanted] = useState(false)
  // While Ctrl+Enter is handled: it saves, so the list that the select would open for it stays closed.
  const isSaving = useRef(false)
  // Somebody else may have chosen meanwhile: a draft, a conflict, a reset.
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
    if (marked && isPlainEnter) return // the select chooses what the arrows have marked
    if (isPlainEnter) event.preventDefault()
    // Now, so that a form sent by the same key has it.
    flushSync(() => (marked ? marked.click() : chooseFirst()))
  }

  const isMarked = isUnsaid && isLeft && !isLooking
  const problem = isMarked && (fitting(text).length > 0 ? t('field', 'Choose from the list') : t('field', 'Nothing found'))
  return {
    /** Whether something is typed that has chosen nothing yet. */
    isTyping: isUnsaid,
    props: {
      searchValue: text ?? label,
      dropdownOpened: isOpen,
      onOptionSubmit: end,
      onClear: end,
      onDropdownOpen: () => setOpen(!isSaving.current),
      onDropdownClose: () => setOpen(false),
      // A list over the error of its own field, or over a dialog that has just opened, was asked for by nobody.
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
