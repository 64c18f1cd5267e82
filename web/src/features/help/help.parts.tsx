import { type ComponentType, lazy, Suspense } from 'react'
import { firstDataThere } from '#lib/first-data.ts'
import classes from './help.module.css'
import type { HelpTopic } from './help-topics.rules.ts'

interface HelpProps {
  topic: HelpTopic
  /** True in a dialog or a menu, false under an empty screen. */
  isPlain?: boolean | undefined
}

type HelpPart = { default: ComponentType<HelpProps> }

/** Makes a part that is not loaded ahead. A failure shows nothing, since the part is only an addition. */
const words = (load: () => Promise<HelpPart>) => lazy(() => load().catch((): HelpPart => ({ default: () => null })))

const HelpNote = words(async () => ({ default: (await import('./help-note.tsx')).HelpNote }))
const HelpEntry = words(async () => ({ default: (await import('./help-entry.tsx')).HelpEntry }))
const HelpIcon = words(async () => {
  await firstDataThere()
  return { default: (await import('./help-icon.tsx')).HelpIcon }
})

/** Words about the current place, with a link to the question or article about it where the person may read it. */
export function Help({ topic, isPlain }: HelpProps) {
  return (
    <Suspense>
      <HelpNote topic={topic} isPlain={isPlain} />
    </Suspense>
  )
}

/** The help at the end of a menu. */
export function HelpInMenu({ topic }: HelpProps) {
  return (
    <Suspense>
      <HelpEntry topic={topic} />
    </Suspense>
  )
}

/** Only the link, in the head of a screen, with its room reserved. */
export function HelpInHead({ topic }: HelpProps) {
  return (
    <span className={classes.place}>
      <Suspense>
        <HelpIcon topic={topic} />
      </Suspense>
    </span>
  )
}
