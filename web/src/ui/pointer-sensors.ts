import { PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'
import type { DragDropProvider } from '@dnd-kit/react'
import type { ComponentProps } from 'react'

/** The mouse lifts after 5 px; a finger after a quarter of a second, so that it can scroll as well. */
export const pointerSensors: ComponentProps<typeof DragDropProvider>['sensors'] = [
  PointerSensor.configure({
    activationConstraints: (event) =>
      event.pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 5 })]
        : [new PointerActivationConstraints.Distance({ value: 5 })],
    // A link is where a row or card is taken; its menu button is not.
    preventActivation: (event) => event.target instanceof Element && event.target.closest('[data-no-drag]') !== null,
  }),
]
