import type { Icon } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Translate } from '#lib/i18n.ts'

/** Something that the screen can do, which the palette finds by its name. */
export interface Command {
  readonly id: string
  /** In the language of that moment: the palette may be open when it changes. */
  readonly label: (t: Translate) => string
  readonly icon: Icon
  readonly run: () => unknown
}

type Declared = () => readonly Command[]

let declared: readonly Declared[] = []

/** As long as the component is there, the palette offers its commands. */
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

/** The commands of the screen as it is now, each once. */
export function allCommands(): Command[] {
  return [...new Map(declared.flatMap((commands) => commands()).map((one) => [one.id, one])).values()]
}
