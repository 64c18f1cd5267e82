import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { i18nQueries, useSwitchLanguage } from '#features/i18n/i18n.api.ts'
import { useLanguage } from '#lib/i18n.ts'

/** The list of languages behind a button; open from the start, since the first click has brought it here. */
export function LanguageMenu({ children }: { children: ReactElement }) {
  const current = useLanguage()
  const languages = useQuery(i18nQueries.languages()).data ?? []
  const switchLanguage = useSwitchLanguage()

  return (
    <Menu position="bottom-end" width={200} defaultOpened>
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
