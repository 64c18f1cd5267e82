import type { Translate } from '#lib/i18n.ts'

/** Writes "Mod-Shift-8" as the keys are called on this keyboard. */
export function keyText(t: Translate, keys: string): string {
  return keys
    .split('-')
    .map((key) => nameOf(t, key))
    .join(' ')
}

function nameOf(t: Translate, key: string): string {
  if (key === 'Mod') return isMac() ? '⌘' : t('rich_text', 'Ctrl')
  if (key === 'Shift') return t('rich_text', 'Shift')
  return key.length === 1 ? key.toUpperCase() : key // "Alt" in every language
}

/** Writes the keys for `aria-keyshortcuts`. */
export function ariaKeys(keys: string): string {
  return keys.replace('Mod', isMac() ? 'Meta' : 'Control').replaceAll('-', '+')
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}
