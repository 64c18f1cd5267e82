import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { useRoomBeside } from './beside-list.tsx'
import { BESIDE, DIALOG } from './dialog-size.ts'
import classes from './drawer-frame.module.css'
import { useInFront } from './in-front.ts'
import { useBesideFrame } from './use-beside-frame.ts'

interface DrawerFrameProps {
  title: string
  tools?: ReactNode
  /** Something stands beside the form. */
  isPreviewed?: boolean
  onClose: () => void
  classNames?: Record<'body' | 'content', string | undefined>
  children: ReactNode
  /** Where there is room for both it leaves the screen as it is: nothing is covered, nothing holds the focus. */
  isBeside?: boolean
}

/** A drawer at the side of the screen; its tools stand in the head, without being a part of its name. */
export function DrawerFrame({ title, tools, isPreviewed = false, onClose, classNames, children, ...props }: DrawerFrameProps) {
  const t = useT()
  const hasRoom = useRoomBeside()
  // Typed text must outlive a window that is made smaller: the same elements in both shapes.
  const isInFront = useInFront()
  const isBeside = (props.isBeside ?? false) && hasRoom && !isInFront
  const frame = useBesideFrame(isBeside, onClose)
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      // By the library's, a dialog in front would take the drawer with it.
      closeOnEscape={false}
      trapFocus={!isBeside}
      lockScroll={!isBeside}
      zIndex={isBeside ? 90 : 200}
      position="right"
      size={isBeside ? BESIDE : DIALOG[isPreviewed ? 'previewed' : 'wide']}
      padding="lg"
      // Here, not at the parts: a part's own class would reach what is around it, too.
      classNames={{
        body: classNames?.body,
        content: [classes.content, classNames?.content].join(' '),
        header: classes.head,
        title: classes.title,
      }}
    >
      {!isBeside && <Drawer.Overlay />}
      <Drawer.Content {...frame} mod={{ beside: isBeside }}>
        {/* A header element would be a banner landmark of the page. */}
        <Drawer.Header role="none">
          <Drawer.Title>{title}</Drawer.Title>
          <span className={classes.tools}>
            {tools}
            <Drawer.CloseButton aria-label={t('dialog', 'Close')} />
          </span>
        </Drawer.Header>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
