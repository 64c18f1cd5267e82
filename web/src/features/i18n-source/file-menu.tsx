import { Button, FileButton, Menu } from '@mantine/core'
import { IconDownload, IconFileText, IconUpload } from '@tabler/icons-react'
import type { Language } from '@tracklane/contract/i18n'
import { useRef, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { ACTION_MENU, ActionDropdown, MenuEntry } from '#ui/menu-entry.tsx'
import { FileIn } from './file-in.tsx'
import { downloadPhrases } from './phrase-file.api.ts'

/** Phrases of one language as a file, and back. */
export function FileMenu({ languages }: { languages: readonly Language[] }) {
  const t = useT()
  const [into, setInto] = useState<Language>()
  const [given, setGiven] = useState<File>()
  const choose = useRef<() => void>(() => undefined)
  const clear = useRef<() => void>(null)
  const take = (file: File | null) => {
    clear.current?.()
    if (file) setGiven(file)
  }
  return (
    <>
      <Menu {...ACTION_MENU} position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconFileText size={16} aria-hidden />}>
            {t('phrases', 'Files')}
          </Button>
        </Menu.Target>
        <ActionDropdown>
          {languages.map((language) => (
            <MenuEntry
              key={`out ${language.id}`}
              mark={<IconDownload size={16} aria-hidden />}
              onClick={() => void downloadPhrases(language, t('phrases', 'Phrases in {language}', { language: language.name }))}
            >
              {t('phrases', 'Export a file: {language}', { language: language.name })}
            </MenuEntry>
          ))}
          <Menu.Divider />
          {languages.map((language) => (
            <MenuEntry
              key={`in ${language.id}`}
              mark={<IconUpload size={16} aria-hidden />}
              onClick={() => {
                setInto(language)
                choose.current()
              }}
            >
              {t('phrases', 'Import a file: {language}', { language: language.name })}
            </MenuEntry>
          ))}
        </ActionDropdown>
      </Menu>
      <FileButton accept=".csv,text/csv" resetRef={clear} onChange={take}>
        {({ onClick }) => {
          choose.current = onClick
          return null
        }}
      </FileButton>
      {into && given && <FileIn language={into} file={given} onClose={() => setGiven(undefined)} />}
    </>
  )
}
