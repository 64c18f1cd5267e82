import { Loader } from '@mantine/core'
import { useEffect } from 'react'
import { useT } from '#lib/i18n.ts'
import { hideDataUpdate, useDataUpdate } from './data-update.store.ts'
import { Notice } from './notice.tsx'

const SHOWN_FOR = 5_000

export function DataUpdateNotice() {
  const t = useT()
  const { visible, text } = useDataUpdate()

  useEffect(() => {
    if (!visible) return
    const timer = setTimeout(hideDataUpdate, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [visible])

  return (
    <Notice place="upper">
      {visible && (
        <>
          <Loader size={14} aria-hidden />
          {text ?? t('realtime', 'Data update...')}
        </>
      )}
    </Notice>
  )
}
