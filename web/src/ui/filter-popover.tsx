import { Button, Popover, Stack } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { FieldsInPopover } from './fields/floating.tsx'

/** The filters of a list behind their button. */
export function FilterPopover({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <Popover position="bottom-start" width={300} shadow="md" radius="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}>
          {t('filter', 'Filters')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <FieldsInPopover>
          <Stack gap="sm">{children}</Stack>
        </FieldsInPopover>
      </Popover.Dropdown>
    </Popover>
  )
}
