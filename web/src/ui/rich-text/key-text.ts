import type { Translate } from '#lib/i18n.ts'

/** "Mod-Shift-8" as the keys are called on this keyboard. */
export function keyText(t: Translate, keys: string): string {
  return keys
    .split('-')
    .map((key) =>
      key === 'Mod' ? (isMac() ? '⌘' : t('rich_text', 'Ctrl')) : key === 'Shift' ? t('rich_text', 'Shift') : key.toUpperCase(),
    )
    .join(' ')
}

/** The same for `aria-keyshortcuts`. */
export function ariaKeys(keys: string): string {
  return keys.replace('Mod', isMac() ? 'Meta' : 'Control').replaceAll('-', '+')
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}
