import { Loader } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useT } from '#lib/i18n.ts'
import { useConnection } from '#lib/realtime.ts'
import { hideDataUpdate, useDataUpdate } from './data-update.store.ts'
import classes from './notice.module.css'
import { Notice } from './notice.tsx'

/** Visible while changes of others do not arrive, unless the screen says so itself. */
export function ConnectionNotice({ isSaidElsewhere }: { isSaidElsewhere: boolean }) {
  const t = useT()
  const isLost = useConnection() === 'unavailable' && !isSaidElsewhere
  return (
    <Notice place="lower">
      {isLost && (
        <>
          <IconCloudOff size={16} aria-hidden className={classes.lost} />
          {t('realtime', 'Connection lost. Changes of others appear again when it is back.')}
        </>
      )}
    </Notice>
  )
}

const SHOWN_FOR = 5_000

/** Says for a moment that what is on the screen is being brought up to date. */
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
