import { MakeForPicker } from '#kit/make-for-picker.tsx'
import { useT } from '#lib/i18n.ts'
import { part } from '#ui/part.ts'

const NewOrganization = part(() => import('./organization-drawer.tsx').then((module) => ({ default: module.NewOrganization })), {
  ahead: false,
})

/** A button under a picker of organizations, for people who may add one. */
export function MakeOrganization({ onMade }: { onMade: (id: number) => void }) {
  const t = useT()
  return (
    <MakeForPicker label={t('organization', 'Add another organization')}>
      {(close) => <NewOrganization onMade={onMade} onClose={close} />}
    </MakeForPicker>
  )
}
