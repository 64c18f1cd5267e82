import type { ReactNode } from 'react'
import type { ShownFields } from '#features/kanban/data/card-layout.rules.ts'
import type { CardDensity } from './card-density.ts'
import { CardFace, type CardFaceProps } from './card-face.tsx'
import { compactFields } from './card-lines.rules.ts'
import { CompactFace } from './compact-face.tsx'

interface OrderFaceProps extends Omit<CardFaceProps, 'title'> {
  density: CardDensity
  /** Renders the title: the customer, or the track where these fields lack the name. */
  title: (fields: ShownFields) => ReactNode
}

/** An order as a card of either height. */
export function OrderFace({ density, title, fields, ...face }: OrderFaceProps) {
  if (density === 'comfortable') return <CardFace {...face} fields={fields} title={title(fields)} />
  const shown = compactFields(fields)
  return <CompactFace {...face} fields={shown} title={title(shown)} />
}
