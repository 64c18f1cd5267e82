import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { useLanguage } from '#lib/i18n.ts'
import { useMenuHere } from '#ui/use-open-here.ts'
import { useSwitchLanguage } from './use-switch-language.ts'

/** The list of languages behind a button. It is open from the start, since the first click has loaded it. */
export function LanguageMenu({ children }: { children: ReactElement }) {
  const current = useLanguage()
  const languages = useQuery(i18nQueries.languages()).data ?? []
  const switchLanguage = useSwitchLanguage()
  const menu = useMenuHere({ isOpenAtFirst: true })

  return (
    <Menu position="bottom-end" width={200} {...menu}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={current}>
          {languages.map(({ char_code, name }) => (
            // The current language can be chosen too: that cancels a choice that was not answered yet.
            <Menu.RadioItem
              key={char_code}
              value={char_code}
              lang={char_code}
              closeMenuOnClick
              onClick={() => switchLanguage.mutate(char_code)}
            >
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
