import type { AnchorHTMLAttributes } from 'react'
import type { HelpWay } from './use-help-way.ts'

interface HelpLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  way: HelpWay
}

/** A link within the application, unless the person opens a new tab. */
export function HelpLink({ way, children, ...rest }: HelpLinkProps) {
  return (
    <a
      {...rest}
      href={way.href}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        way.open()
      }}
    >
      {children}
    </a>
  )
}
