import type { Icon } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Translate } from '#lib/i18n.ts'

/** An action of the screen, which the palette finds by its name. */
export interface Command {
  readonly id: string
  /** Translates when called: the language may change while the palette is open. */
  readonly label: (t: Translate) => string
  readonly icon: Icon
  readonly run: () => unknown
}

type Declared = () => readonly Command[]

let declared: readonly Declared[] = []

/** Offers the commands in the palette while the component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands)
  latest.current = commands
  useEffect(() => {
    const mine: Declared = () => latest.current
    declared = [...declared, mine]
    return () => {
      declared = declared.filter((one) => one !== mine)
    }
  }, [])
}

/** Returns the commands of the current screen, each once. */
export function allCommands(): Command[] {
  return [...new Map(declared.flatMap((commands) => commands()).map((one) => [one.id, one])).values()]
}
