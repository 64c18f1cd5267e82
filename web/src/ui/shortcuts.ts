import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { useT } from '#lib/i18n.ts'
import { useCommon } from '#lib/persisted.ts'
import { resetWithPerson } from '#lib/person-changed.ts'
import { listed, singleKeys } from './shortcuts.rules.ts'

/** A single key and its action, declared by the component where it acts. */
export interface Shortcut {
  /** The key as the keyboard gives it, in lower case: "/", "x", "1". */
  readonly key: string
  /** The key as the list shows it, once for all keys that share it: "1–9". */
  readonly shownAs?: string
  readonly label: string
  /**
   * Returns false where there is nothing to do, so that the next shortcut gets the key. Without `run` the focused element hears the key
   * itself.
   */
  readonly run?: () => unknown
}

/** Returns the name of the palette's key. It is no single key, so that it acts during typing too. */
export function usePaletteKey(): string {
  const t = useT()
  return isMac() ? '⌘ K' : t('keys', 'Ctrl K')
}

export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}

type Declared = () => readonly Shortcut[]

/** The nearest shortcuts come last: a part is mounted after its parent. */
let declared: readonly Declared[] = []

/** Declares keys while the component is mounted. They act, and stand in the list that `?` opens. */
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

/** Returns the keys of the current screen, the nearest first. */
export function allShortcuts(): Shortcut[] {
  return listed(declared.toReversed().flatMap((shortcuts) => [...shortcuts()]))
}

export const useShortcutHelp = resetWithPerson(create<{ isOpen: boolean }>(() => ({ isOpen: false })))

/** Handles every key that nothing else has taken. The nearest shortcut with the key acts. */
export function onShortcutKey(event: KeyboardEvent): void {
  const surroundings = { isTyping: isTyping(event.target), isCovered: isCovered(), isOff: !useCommon.getState().single_keys }
  const wanting = singleKeys(event, surroundings).flatMap(wantingKey)
  if (wanting.some(({ run }) => run && run() !== false)) event.preventDefault()
}

/** Returns the shortcuts with the key, the nearest first. */
function wantingKey(pressed: string): Shortcut[] {
  return declared.toReversed().flatMap((shortcuts) => shortcuts().filter(({ key }) => key === pressed))
}

const WRITING = 'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"])'
/** A panel beside its list is a dialog too, but it covers nothing. */
const COVERING = '[aria-modal="true"], [role="menu"], [role="listbox"], [role="dialog"]:not([data-peek])'

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITING) !== null
}

/** Returns whether a dialog, a menu or a list of choices hears the keys now, other than `by`. */
export function isCovered(by?: Element | null): boolean {
  return [...document.querySelectorAll(COVERING)].some((element) => element !== by && !isBehind(element, by) && isShown(element))
}

/** Returns whether the element is the drawer from which the front one was opened. */
function isBehind(element: Element, front: Element | null | undefined): boolean {
  if (!front || !element.matches('[role="dialog"]')) return false
  return (element.compareDocumentPosition(front) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** Returns whether the element is visible: a closed list of choices stays in the page. */
function isShown(element: Element): boolean {
  return element.closest('[style*="display: none"]') === null
}
