import { type ComponentType, lazy, Suspense } from 'react'
import { firstDataThere } from '#lib/first-data.ts'
import classes from './help.module.css'
import type { HelpTopic } from './help-topics.rules.ts'

interface HelpProps {
  topic: HelpTopic
  /** In a dialog or a menu, not under an empty screen. */
  isPlain?: boolean | undefined
}

type HelpPart = { default: ComponentType<HelpProps> }

/** Only words beside what people came for: nothing is brought ahead, and where they cannot be brought nobody misses them. */
const words = (load: () => Promise<HelpPart>) => lazy(() => load().catch((): HelpPart => ({ default: () => null })))

const HelpNote = words(async () => ({ default: (await import('./help-note.tsx')).HelpNote }))
const HelpEntry = words(async () => ({ default: (await import('./help-entry.tsx')).HelpEntry }))
const HelpIcon = words(async () => {
  await firstDataThere()
  return { default: (await import('./help-icon.tsx')).HelpIcon }
})

/** Words about what one stands before and, for who may open it, the way to the question or article about it. */
export function Help({ topic, isPlain }: HelpProps) {
  return (
    <Suspense>
      <HelpNote topic={topic} isPlain={isPlain} />
    </Suspense>
  )
}

/** The same at the end of a menu. */
export function HelpInMenu({ topic }: HelpProps) {
  return (
    <Suspense>
      <HelpEntry topic={topic} />
    </Suspense>
  )
}

/** The way alone, in the head of a screen; its place is kept free for it. */
export function HelpInHead({ topic }: HelpProps) {
  return (
    <span className={classes.place}>
      <Suspense>
        <HelpIcon topic={topic} />
      </Suspense>
    </span>
  )
}
