import { useT } from '#lib/i18n.ts'
import { PageHead } from '#ui/page-head.tsx'

export function HomePage() {
  const t = useT()
  return <PageHead title={t('home', 'Home')} />
}
