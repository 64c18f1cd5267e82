import { UnstyledButton } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { type ReactElement, Suspense, useRef, useState } from 'react'
import { useLanguage, useT } from '#lib/i18n.ts'
import { part } from '#ui/part.ts'
import type { TooltipComponent } from './tooltip-component.ts'
import classes from './top-bar.module.css'

const LanguageMenu = part(() => import('./language-menu.tsx').then((module) => ({ default: module.LanguageMenu })))

/** Lists the languages by name; the current one's code is the badge of the button. */
export function LanguageSwitch({ TooltipComponent }: { TooltipComponent: TooltipComponent | undefined }) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  const current = useLanguage()
  return (
    <WithLanguages>
      {(open) => (
        <UnstyledButton ref={button} className={classes.language} onClick={open} aria-haspopup="menu">
          <IconLanguage size={20} aria-hidden />
          <span className="visually-hidden">{t('layout', 'Language')}</span>
          <span className={classes.code}>{current}</span>
          {TooltipComponent && <TooltipComponent label={t('layout', 'Language')} target={button} />}
        </UnstyledButton>
      )}
    </WithLanguages>
  )
}

/** A button for the list of languages. The list is a chunk of its own, loaded on the first click. */
export function WithLanguages({ children }: { children: (open: () => void) => ReactElement }) {
  const [isWanted, setWanted] = useState(false)
  const button = children(() => setWanted(true))
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <LanguageMenu>{children(() => {})}</LanguageMenu>
    </Suspense>
  )
}
