import { IconListDetails } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { BY_PERSON, type LoggedRow, openLog } from './model-log.store.ts'

/** Opens the changes that a person made. */
export function ChangesByButton({ id, name }: Pick<LoggedRow, 'id' | 'name'>) {
  const t = useT()
  return (
    <IconButton
      label={t('model_log', 'Changes by {name}', { name })}
      aria-haspopup="dialog"
      onClick={() => openLog({ entity: BY_PERSON, id, name })}
    >
      <IconListDetails size={18} aria-hidden />
    </IconButton>
  )
}
