import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLanguage, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import { Link, useMatchRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { footerFor, type MenuEntry, type MenuItem, menuFor } from '#app/menu.ts'
import { useScreens } from '#app/router-context.ts'
import { useProfile } from '#features/auth/auth.api.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { dataKey, useData } from '#lib/persisted.ts'
import { WithLanguages } from './language-switch.tsx'
import { MENU_ICONS } from './menu-icons.ts'
import classes from './side-menu.module.css'
import { useThemeSwitch } from './theme-switch.ts'
import { useLeave } from './use-leave.ts'

/** The side navigation of the person's role, with the footer menu below it. */
export function SideMenu({ onNavigate }: { onNavigate?: () => void }) {
  const t = useT()
  const { role } = useProfile()
  const screens = useScreens()

  return (
    <div className={classes.menu} data-side-menu>
      <nav className={classes.entries} aria-label={t('layout', 'Main menu')}>
        {menuFor(role, screens).map((item) =>
          item.kind === 'entry' ? (
            <Entry key={item.path} entry={item} {...(onNavigate && { onNavigate })} />
          ) : (
            <Group key={item.key} group={item} {...(onNavigate && { onNavigate })} />
          ),
        )}
      </nav>
      <FooterMenu {...(onNavigate && { onNavigate })} />
    </div>
  )
}

interface EntryProps {
  entry: MenuEntry
  onNavigate?: () => void
}

/** A bare address shows the screen without filters; the menu entry restores the person's last filters. */
function Entry({ entry, onNavigate }: EntryProps) {
  const phrase = usePhrase()
  const { id } = useProfile()
  const filters = useData((state) => state.filters[dataKey(id, entry.path, 'screen')])
  const EntryIcon = MENU_ICONS[entry.icon]
  return (
    <Link
      to={entry.path}
      search={filters ?? {}}
      className={classes.entry}
      activeOptions={{ includeSearch: false }}
      activeProps={{ 'data-active': true }}
      {...(onNavigate && { onClick: onNavigate })}
    >
      <EntryIcon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <span className={classes.label}>{phrase(entry.label)}</span>
    </Link>
  )
}

function Group({ group, onNavigate }: { group: Extract<MenuItem, { kind: 'group' }>; onNavigate?: () => void }) {
  const phrase = usePhrase()
  const matchRoute = useMatchRoute()
  const holdsActive = group.entries.some(({ path }) => matchRoute({ to: path, fuzzy: true }))
  const [isOpen, setOpen] = useState(holdsActive)
  const GroupIcon = MENU_ICONS[group.icon]

  return (
    <div>
      <UnstyledButton className={classes.entry} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <GroupIcon className={classes.icon} size={20} stroke={1.75} aria-hidden />
        <span className={classes.label}>{phrase(group.label)}</span>
        <IconChevronDown className={classes.chevron} size={16} aria-hidden />
      </UnstyledButton>
      {isOpen && (
        <div className={classes.children}>
          {group.entries.map((entry) => (
            <Entry key={entry.path} entry={entry} {...(onNavigate && { onNavigate })} />
          ))}
        </div>
      )}
    </div>
  )
}

function FooterMenu({ onNavigate }: { onNavigate?: () => void }) {
  const t = useT()
  const { role } = useProfile()
  const screens = useScreens()
  const { theme, toggle } = useThemeSwitch()
  const leave = useLeave()
  const ThemeIcon = theme === 'dark' ? IconSun : IconMoon

  return (
    <div className={classes.footer}>
      {footerFor(role, screens).map((entry) => (
        <Entry key={entry.path} entry={entry} {...(onNavigate && { onNavigate })} />
      ))}
      <UnstyledButton className={classes.entry} onClick={toggle}>
        <ThemeIcon className={classes.icon} size={20} stroke={1.75} aria-hidden />
        <span className={classes.label}>{theme === 'dark' ? t('layout', 'Light theme') : t('layout', 'Dark theme')}</span>
      </UnstyledButton>
      <WithLanguages>
        {(open) => (
          <UnstyledButton className={classes.entry} onClick={open} aria-haspopup="menu">
            <IconLanguage className={classes.icon} size={20} stroke={1.75} aria-hidden />
            <span className={classes.label}>{t('layout', 'Language')}</span>
          </UnstyledButton>
        )}
      </WithLanguages>
      <UnstyledButton className={classes.entry} onClick={leave}>
        <IconLogout className={classes.icon} size={20} stroke={1.75} aria-hidden />
        <span className={classes.label}>{t('layout', 'Logout')}</span>
      </UnstyledButton>
    </div>
  )
}
