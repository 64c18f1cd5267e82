import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { useT } from '#lib/i18n.ts'
import { useCommon } from '#lib/persisted.ts'
import { resetWithPerson } from '#lib/person-changed.ts'
import { listed, singleKeys } from './shortcuts.rules.ts'

/** A single key and what it does; declared where it acts. */
export interface Shortcut {
  /** As the keyboard says it, letters small: "/", "x", "1". */
  readonly key: string
  /** As the list of keys shows it, once for all that share it: "1–9". */
  readonly shownAs?: string
  readonly label: string
  /** False: there is nothing to do here, and whoever stands around may have the key. Without it, what has the focus hears the key itself. */
  readonly run?: () => unknown
}

/** Opens the palette; no single key, so that it acts while one writes, too. */
export function usePaletteKey(): string {
  const t = useT()
  return isMac() ? '⌘ K' : t('keys', 'Ctrl K')
}

export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}

type Declared = () => readonly Shortcut[]

/** The nearest to what is seen comes last: a part is there after what it is part of. */
let declared: readonly Declared[] = []

/** As long as the component is there, its keys act and stand in the list that `?` opens. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    const mine: Declared = () => latest.current
    declared = [...declared, mine]
    return () => {
      declared = declared.filter((one) => one !== mine)
    }
  }, [])
}

/** The keys of the screen as it is now, the nearest first. */
export function allShortcuts(): Shortcut[] {
  return listed(declared.toReversed().flatMap((shortcuts) => [...shortcuts()]))
}

export const useShortcutHelp = resetWithPerson(create<{ isOpen: boolean }>(() => ({ isOpen: false })))

/** Hears every key that nobody else has taken; the nearest who declares it acts. */
export function onShortcutKey(event: KeyboardEvent): void {
  const surroundings = { isTyping: isTyping(event.target), isCovered: isCovered(), isOff: !useCommon.getState().single_keys }
  const wanting = singleKeys(event, surroundings).flatMap(wantingKey)
  if (wanting.some(({ run }) => run && run() !== false)) event.preventDefault()
}

/** Whoever declares the key, the nearest first. */
function wantingKey(pressed: string): Shortcut[] {
  return declared.toReversed().flatMap((shortcuts) => shortcuts().filter(({ key }) => key === pressed))
}

const WRITING = 'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"])'
/** A panel beside its list is a dialog, too, but it covers nothing. */
const COVERING = '[aria-modal="true"], [role="menu"], [role="listbox"], [role="dialog"]:not([data-peek])'

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITING) !== null
}

/** Whether a dialog, a menu or a list of choices hears the keys now, apart from the one that asks. */
export function isCovered(by?: Element | null): boolean {
  return [...document.querySelectorAll(COVERING)].some((element) => element !== by && !isBehind(element, by) && isShown(element))
}

/** The drawer that another one was opened from. */
function isBehind(element: Element, front: Element | null | undefined): boolean {
  if (!front || !element.matches('[role="dialog"]')) return false
  return (element.compareDocumentPosition(front) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** A field's choices stay in the page when their list is closed. */
function isShown(element: Element): boolean {
  return element.closest('[style*="display: none"]') === null
}
