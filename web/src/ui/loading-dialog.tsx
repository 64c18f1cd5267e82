import { Group, Loader, Modal } from '@mantine/core'
import { create } from 'zustand'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from './dialog-size.ts'

/** The global loading flag: the number of long works that are running. */
const useLoading = create(() => ({ works: 0 }))

/** Shows the loading dialog until the work ends or fails. */
export async function withLoading<Result>(work: Promise<Result>): Promise<Result> {
  useLoading.setState(({ works }) => ({ works: works + 1 }))
  try {
    return await work
  } finally {
    useLoading.setState(({ works }) => ({ works: works - 1 }))
  }
}

export function LoadingDialog() {
  const t = useT()
  const isLoading = useLoading(({ works }) => works > 0)
  return (
    <Modal
      opened={isLoading}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size={DIALOG.narrow}
      title={t('dialog', 'Loading...')}
    >
      <Group justify="center" pb="sm" role="status" aria-label={t('dialog', 'Loading...')}>
        <Loader size="md" />
      </Group>
    </Modal>
  )
}
