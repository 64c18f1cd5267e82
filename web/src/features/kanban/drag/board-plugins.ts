import { Accessibility, AutoScroller } from '@dnd-kit/dom'
import type { DragDropProvider } from '@dnd-kit/react'
import type { ComponentProps } from 'react'

type ProviderProps = ComponentProps<typeof DragDropProvider>

/** Pixels from the edge of the window in which the board scrolls under the hand: over the middle of a column that is in sight it must stay still. */
const EDGE = 56

/** Without dnd-kit's own roles and English instructions: the card is a link, and the board says itself what happens. */
export const boardPlugins: ProviderProps['plugins'] = (defaults) =>
  defaults
    .filter((plugin) => plugin !== Accessibility)
    .map((plugin) =>
      plugin === AutoScroller
        ? AutoScroller.configure({ threshold: { x: EDGE / window.innerWidth, y: EDGE / window.innerHeight } })
        : plugin,
    )
