import { create } from 'zustand'
import type { LabelChoice } from './label-places.rules.ts'

/** The paper in the printer, and the next free place on its first sheet; kept until the page is loaded again. */
export const useLabelChoice = create<LabelChoice>(() => ({ format: '100x150', start: 1 }))
