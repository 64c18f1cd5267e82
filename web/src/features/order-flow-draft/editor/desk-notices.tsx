import { Button } from '@mantine/core'
import type { OrderFlow } from '@tracklane/contract/order-flow'
import { TakenCountry } from '#features/order-flow-draft/copy/taken-country.tsx'
import { useEditor } from '#features/order-flow-draft/flow-editor.store.ts'
import { useT } from '#lib/i18n.ts'
import classes from './flow-desk.module.css'
import type { Saving } from './saving.ts'

interface DeskNoticesProps {
  flow: OrderFlow | undefined
  saving: Saving
}

/** Notices under the bar, to be read before going on, while they apply. */
export function DeskNotices({ saving, flow }: DeskNoticesProps) {
  const t = useT()
  const { isReadOnly } = useEditor()
  if (saving.taken)
    return (
      <p className={classes.notice} role="alert">
        <span>
          <TakenCountry flow={saving.taken} />
        </span>
      </p>
    )
  if (saving.newer)
    return (
      <div className={classes.notice} role="status">
        <span>{t('flow_editor', 'Somebody else has saved version {version} of this flow.', { version: saving.newer.version })}</span>
        <Button variant="default" size="compact-sm" onClick={saving.compare}>
          {t('flow_editor', 'Compare')}
        </Button>
      </div>
    )
  if (!isReadOnly || !flow) return null
  return (
    <p className={classes.notice}>
      <span>{t('flow_editor', 'This flow is shared by everybody who has none of their own: it can be looked at and copied here.')}</span>
    </p>
  )
}
