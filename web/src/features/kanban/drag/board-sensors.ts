import { Accessibility, AutoScroller, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'
import type { DragDropProvider } from '@dnd-kit/react'
import type { ComponentProps } from 'react'

type ProviderProps = ComponentProps<typeof DragDropProvider>

/** The mouse lifts after 5 px; a finger after a quarter of a second, so that it can scroll as well. */
export const boardSensors: ProviderProps['sensors'] = [
  PointerSensor.configure({
    activationConstraints: (event) =>
      event.pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 5 })]
        : [new PointerActivationConstraints.Distance({ value: 5 })],
    // The card's own link is where it is taken; its menu button is not.
    preventActivation: (event) => event.target instanceof Element && event.target.closest('[data-no-drag]') !== null,
  }),
]

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
