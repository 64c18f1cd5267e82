import { useDisclosure } from '@mantine/hooks'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './menu-entry.module.css'
import { MenuEntry } from './menu-entry.tsx'

interface MenuFoldProps {
  label: string
  /** The number of folded entries; without any, the fold is not shown. */
  count: number
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** Entries of a menu that are folded into one line. */
export function MenuFold({ label, count, isOpenAtFirst = false, children }: MenuFoldProps) {
  const [isOpen, { toggle }] = useDisclosure(isOpenAtFirst)
  if (count === 0) return null
  return (
    <>
      <MenuEntry
        mark={<IconChevronRight size={16} aria-hidden className={classes.chevron} data-open={isOpen || undefined} />}
        aside={<span className={classes.count}>{count}</span>}
        aria-expanded={isOpen}
        closeMenuOnClick={false}
        onClick={toggle}
      >
        {label}
      </MenuEntry>
      {isOpen && children}
    </>
  )
}
