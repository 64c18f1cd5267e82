import { Loader, Portal } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { useT } from '#lib/i18n.ts'
import { hideDataUpdate, useDataUpdate } from './data-update.store.ts'
import { useLive } from './live.store.ts'
import classes from './notice.module.css'

/** Visible while other people's changes do not arrive, except on a screen with its own notice. */
export function ConnectionNotice({ isSaidElsewhere }: { isSaidElsewhere: boolean }) {
  const t = useT()
  const isLost = !useLive((state) => state.isLive) && !isSaidElsewhere
  return (
    <Notice place="lower">
      {isLost && (
        <>
          <IconCloudOff size={16} aria-hidden className={classes.lost} />
          {t('realtime', 'Connection lost. What others change may show late until it is back.')}
        </>
      )}
    </Notice>
  )
}

const SHOWN_FOR = 5_000

/** Says for a moment that the screen is being updated. */
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

/** A line at the foot of the screen. The region is always there, so that screen readers announce its text. */
function Notice({ place, children }: { place: 'lower' | 'upper'; children: ReactNode }) {
  return (
    <Portal>
      <div role="status" className={classes.region} data-place={place}>
        {children && <div className={classes.notice}>{children}</div>}
      </div>
    </Portal>
  )
}
