import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import type { Language } from '@tracklane/contract/i18n'
import { useT } from '#lib/i18n.ts'

interface LanguageColumnsProps {
  languages: readonly Language[]
  shown: readonly Language[]
  onShown: (codes: string[]) => void
}

/** Chooses the languages with a column; at least one. */
export function LanguageColumns({ languages, shown, onShown }: LanguageColumnsProps) {
  const t = useT()
  const codes = shown.map(({ char_code }) => char_code)
  return (
    <Popover position="bottom-end" width={260} shadow="md" radius="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          {t('table', 'Columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs" mah={360} style={{ overflowY: 'auto' }}>
          {languages.map(({ char_code, name, active }) => {
            const isShown = codes.includes(char_code)
            return (
              <Checkbox
                key={char_code}
                label={active ? name : `${name} · ${t('record', 'Inactive')}`}
                checked={isShown}
                disabled={isShown && codes.length === 1}
                onChange={() => onShown(isShown ? codes.filter((code) => code !== char_code) : [...codes, char_code])}
              />
            )
          })}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
