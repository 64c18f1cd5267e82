import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMaybeProfile } from '#features/auth/auth.api.ts'
import { ReportDialog } from '#features/issue/report-dialog.parts.tsx'
import { useT } from '#lib/i18n.ts'

/** The report of an error on the error page, for a signed-in person. */
export function ErrorReport() {
  const t = useT()
  const profile = useMaybeProfile()
  const [isOpen, setOpen] = useState(false)
  if (!profile) return null
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {t('issue', 'Report a problem')}
      </Button>
      {isOpen && <ReportDialog onClose={() => setOpen(false)} />}
    </>
  )
}
