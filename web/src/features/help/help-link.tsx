import type { AnchorHTMLAttributes } from 'react'
import type { HelpWay } from './use-help-way.ts'

interface HelpLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  way: HelpWay
}

/** Within the application, unless somebody wants it apart. */
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
