import { Drawer, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Courier } from '@tracklane/contract/courier'
import { useState } from 'react'
import { courierQueries } from '#features/courier/courier.api.ts'
import { useT } from '#lib/i18n.ts'
import { EditorDrawer } from '#ui/editor-drawer.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { useUnsaved } from '#ui/use-unsaved.ts'
import { CourierFields } from './courier-fields.tsx'
import { useCourierEdit } from './use-courier-edit.ts'

interface CourierEditProps {
  id: number
  onClose: () => void
}

export function CourierEdit({ id, onClose }: CourierEditProps) {
  const t = useT()
  const courier = useQuery(courierQueries.detail(id))
  // What is being edited stays as it was opened, whatever arrives meanwhile: saving compares the two.
  const [opened, setOpened] = useState(courier.data)
  if (!opened && courier.data) setOpened(courier.data)
  if (opened) return <OpenCourierEdit courier={opened} onClose={onClose} />
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={720}
      padding="lg"
      title={t('courier', 'Courier')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      {courier.isError ? (
        <ErrorState message={courier.error.message} onRetry={() => courier.refetch()} isRetrying={courier.isFetching} />
      ) : (
        <Stack gap="md">
          <Skeleton height={160} />
          <Skeleton height={120} />
        </Stack>
      )}
    </Drawer>
  )
}

function OpenCourierEdit({ courier, onClose }: { courier: Courier; onClose: () => void }) {
  const { form, isDirty, isSending, save } = useCourierEdit(courier, () => {
    letGo()
    onClose()
  })
  const letGo = useUnsaved(isDirty, (search) => Number(search.id) === courier.id)
  return (
    <EditorDrawer title={courier.name} isSending={isSending} onSubmit={save} onClose={onClose}>
      <CourierFields form={form} courier={courier} />
    </EditorDrawer>
  )
}
