import { Loader } from '@mantine/core'
import { create } from 'zustand'
import { translate, useT } from '#lib/i18n.ts'
import classes from './data-update-notice.module.css'

const DURATION = 3000

/** Flag and text of the notice. */
const useNotice = create<{ isShown: boolean; text: string | null }>(() => ({ isShown: false, text: null }))
let timer: ReturnType<typeof setTimeout> | undefined

/** Says for a moment that the data behind the screen is being renewed. */
export function showDataUpdate(text: string = translate('layout', 'Data update...')): void {
  clearTimeout(timer)
  useNotice.setState({ isShown: true, text })
  timer = setTimeout(() => useNotice.setState({ isShown: false }), DURATION)
}

export function DataUpdateNotice() {
  const t = useT()
  const { isShown, text } = useNotice()
  return (
    <div className={classes.place} role="status">
      {isShown && (
        <div className={classes.notice}>
          <Loader size="xs" aria-hidden />
          {text ?? t('layout', 'Data update...')}
        </div>
      )}
    </div>
  )
}
