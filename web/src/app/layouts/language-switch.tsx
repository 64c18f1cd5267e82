import { Menu, Tooltip, UnstyledButton } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { i18nQueries, useSwitchLanguage } from '#features/i18n/i18n.api.ts'
import { useLanguage, useT } from '#lib/i18n.ts'
import classes from './top-bar.module.css'

/** Lists the languages by their names; the current one's code is the badge of the button. */
export function LanguageSwitch() {
  const t = useT()
  const current = useLanguage()
  return (
    <LanguageMenu>
      <Tooltip label={t('layout', 'Language')}>
        <UnstyledButton className={classes.language} aria-label={t('layout', 'Language: {code}', { code: current })}>
          <IconLanguage size={20} aria-hidden />
          <span className={classes.code}>{current}</span>
        </UnstyledButton>
      </Tooltip>
    </LanguageMenu>
  )
}

/** The menu of languages behind any button. */
export function LanguageMenu({ children }: { children: ReactElement }) {
  const current = useLanguage()
  const languages = useQuery(i18nQueries.languages()).data ?? []
  const switchLanguage = useSwitchLanguage()

  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {languages.map(({ char_code, name }) => (
          <Menu.Item
            key={char_code}
            lang={char_code}
            role="menuitemradio"
            aria-checked={char_code === current}
            onClick={() => switchLanguage.mutate(char_code)}
            rightSection={char_code === current && <IconCheck size={16} aria-hidden />}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
