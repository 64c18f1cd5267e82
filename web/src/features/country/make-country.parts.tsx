import { MakeForPicker } from '#kit/make-for-picker.tsx'
import { useT } from '#lib/i18n.ts'
import { part } from '#ui/part.ts'

const NewCountry = part(() => import('./country-drawer.tsx').then((module) => ({ default: module.NewCountry })), { ahead: false })

/** A button under a picker of countries, for people who may add one. */
export function MakeCountry({ onMade }: { onMade: (id: number) => void }) {
  const t = useT()
  return (
    <MakeForPicker label={t('country', 'Add another country')}>{(close) => <NewCountry onMade={onMade} onClose={close} />}</MakeForPicker>
  )
}
