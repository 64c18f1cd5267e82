import { PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'
import type { DragDropProvider } from '@dnd-kit/react'
import type { ComponentProps } from 'react'

/** A mouse begins to drag after 5 px, a finger after a quarter of a second, so that it can scroll too. */
export const pointerSensors: ComponentProps<typeof DragDropProvider>['sensors'] = [
  PointerSensor.configure({
    activationConstraints: (event) =>
      event.pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 5 })]
        : [new PointerActivationConstraints.Distance({ value: 5 })],
    // A link can be dragged with its row or card; a menu button cannot.
    preventActivation: (event) => event.target instanceof Element && event.target.closest('[data-no-drag]') !== null,
  }),
]
