import { Button, Popover, Stack } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Vehicle } from '@tracklane/contract/courier'
import { vehicleName, vehicleOptions } from '#features/courier/vehicle.rules.ts'
import { useT } from '#lib/i18n.ts'
import { FieldsInPopover } from '#ui/fields/floating.tsx'
import { MultiSelectField, SelectField } from '#ui/fields/select-field.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { activeText } from './courier-columns.tsx'
import type { CourierSearch } from './courier-search.ts'

interface CourierFiltersProps {
  search: CourierSearch
  onSearch: (patch: Partial<CourierSearch>) => void
}

/** Search, the filters behind a button, and what is set as chips that can be taken off. */
export function CourierFilters({ search, onSearch }: CourierFiltersProps) {
  const t = useT()
  const { vehicle, active } = search
  const chips = [
    ...(vehicle ? [{ key: 'vehicle', text: `${t('courier', 'Vehicle')}: ${vehicle.map((one) => vehicleName(t, one)).join(', ')}` }] : []),
    ...(active === undefined ? [] : [{ key: 'active', text: activeText(t, { active }) }]),
  ]
  return (
    <>
      <SearchField
        value={search.search ?? ''}
        onChange={(text) => onSearch({ search: text || undefined })}
        label={t('courier', 'Search couriers')}
        placeholder={t('courier', 'Name, phone, email')}
      />
      <Popover position="bottom-start" width={300} shadow="md" radius="md" trapFocus returnFocus>
        <Popover.Target>
          <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}>
            {t('filter', 'Filters')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <FieldsInPopover>
            <Stack gap="sm">
              <MultiSelectField
                label={t('courier', 'Vehicle')}
                placeholder={t('courier', 'Any')}
                options={vehicleOptions(t, Vehicle.options)}
                value={vehicle ?? []}
                onChange={(chosen) => onSearch({ vehicle: chosen.length > 0 ? chosen : undefined })}
              />
              <SelectField
                label={t('courier', 'Active')}
                placeholder={t('courier', 'Any')}
                options={[
                  { value: 1, label: activeText(t, { active: true }) },
                  { value: 0, label: activeText(t, { active: false }) },
                ]}
                value={active === undefined ? null : Number(active)}
                onChange={(chosen) => onSearch({ active: chosen === null ? undefined : chosen === 1 })}
              />
            </Stack>
          </FieldsInPopover>
        </Popover.Dropdown>
      </Popover>
      <FilterChips chips={chips} onRemove={(gone) => onSearch(Object.fromEntries(gone.map(({ key }) => [key, undefined])))} />
    </>
  )
}
