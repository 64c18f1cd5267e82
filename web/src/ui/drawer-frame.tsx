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
  /** True where a preview stands beside the form. */
  isPreviewed?: boolean
  onClose: () => void
  classNames?: Record<'body' | 'content', string | undefined>
  children: ReactNode
  /** True for a drawer that covers nothing and does not hold the focus, where there is room for both. */
  isBeside?: boolean
}

/** A drawer at the side of the screen. Its tools stand in the head, outside its accessible name. */
export function DrawerFrame({ title, tools, isPreviewed = false, onClose, classNames, children, ...props }: DrawerFrameProps) {
  const t = useT()
  const hasRoom = useRoomBeside()
  // Both shapes have the same elements, so that typed text stays when the window becomes smaller.
  const isInFront = useInFront()
  const isBeside = (props.isBeside ?? false) && hasRoom && !isInFront
  const frame = useBesideFrame(isBeside, onClose)
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      // The library would close the drawer together with a dialog in front.
      closeOnEscape={false}
      trapFocus={!isBeside}
      lockScroll={!isBeside}
      zIndex={isBeside ? 90 : 200}
      position="right"
      size={isBeside ? BESIDE : DIALOG[isPreviewed ? 'previewed' : 'wide']}
      padding="lg"
      // The classes are set here: a part's own class would also reach the elements around it.
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
