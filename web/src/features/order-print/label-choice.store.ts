import { create } from 'zustand'
import type { LabelChoice } from './label-places.rules.ts'

/** The paper that lies in the printer, and where its first sheet goes on: until the page is loaded anew. */
export const useLabelChoice = create<LabelChoice>(() => ({ format: '100x150', start: 1 }))
