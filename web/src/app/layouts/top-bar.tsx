import { ActionIcon } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useT } from '#lib/i18n.ts'
import { useBrandName } from '#ui/use-document-title.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { useThemeSwitch } from './theme-switch.ts'
import type { TooltipComponent } from './tooltip-component.ts'
import classes from './top-bar.module.css'

/** The product's name, with a link home. */
export function Brand() {
  const brand = useBrandName()
  return (
    <Link to="/" className={classes.brand}>
      <BrandMark />
      <span>{brand}</span>
    </Link>
  )
}

/** The mark of `favicon.svg`, drawn in place, since a file would be requested a second time. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width={24} height={24} aria-hidden>
      <rect width="32" height="32" rx="8" fill="#0060FF" />
      <path d="M8 11h10M8 16h16M14 21h10" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

function ThemeButton({ TooltipComponent }: { TooltipComponent: TooltipComponent | undefined }) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  const { theme, toggle } = useThemeSwitch()
  const label = theme === 'dark' ? t('layout', 'Switch to the light theme') : t('layout', 'Switch to the dark theme')
  return (
    <ActionIcon variant="subtle" color="gray" size={36} ref={button} aria-label={label} onClick={toggle}>
      {theme === 'dark' ? <IconSun size={20} /> : <IconMoon size={20} />}
      {TooltipComponent && <TooltipComponent label={label} target={button} />}
    </ActionIcon>
  )
}

/** The switches of the top bar, in both layouts. */
export function Switches({ TooltipComponent }: { TooltipComponent?: TooltipComponent }) {
  return (
    <>
      <ThemeButton TooltipComponent={TooltipComponent} />
      <LanguageSwitch TooltipComponent={TooltipComponent} />
    </>
  )
}
