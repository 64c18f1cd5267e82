import { IconArrowLeft } from '@tabler/icons-react'
import { createLink, useCanGoBack, useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useT } from '#lib/i18n.ts'
import classes from './turns.module.css'

interface WayProps extends ComponentProps<'a'> {
  /** The text of the link for a person without a page to go back to. */
  whole: string
}

function Way({ whole, href, onClick, ...link }: WayProps) {
  const t = useT()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <a
      {...link}
      href={href}
      className={classes.back}
      onClick={(event) => {
        if (!canGoBack || event.ctrlKey || event.metaKey || event.shiftKey) return onClick?.(event)
        event.preventDefault()
        router.history.back()
      }}
    >
      <IconArrowLeft size={16} aria-hidden />
      {canGoBack ? t('dialog', 'Back') : whole}
    </a>
  )
}

/** A link back to the last page as it was left. Without a last page, it leads to its own address. */
export const BackLink = createLink(Way)
