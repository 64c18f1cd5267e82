import { Tooltip } from '@mantine/core'
import { useEffect, useState } from 'react'
import { TOOLTIP_DELAY } from '#ui/theme.ts'
import classes from './data-table.module.css'

interface Clipped {
  readonly cell: HTMLElement
  readonly text: string
}

/** One tooltip for the whole table: the full text of the cell that is pointed at or focused, where the cell is too narrow for it. */
export function ClippedText({ table }: { table: HTMLTableElement | null }) {
  const [pointed, setPointed] = useState<Clipped>()
  const [shown, setShown] = useState<Clipped>()

  useEffect(() => {
    if (!table) return
    const point = (event: Event) => {
      const next = clippedAt(event.target)
      setPointed((now) => (now?.cell === next?.cell ? now : next)) // over another part of the same cell the wait goes on
    }
    const leave = () => setPointed(undefined)
    const stop = new AbortController()
    for (const name of ['mouseover', 'focusin']) table.addEventListener(name, point, { signal: stop.signal })
    for (const name of ['mouseleave', 'focusout', 'pointerdown']) table.addEventListener(name, leave, { signal: stop.signal })
    return () => stop.abort()
  }, [table])

  useEffect(() => {
    setShown(undefined)
    if (!pointed) return
    const timer = setTimeout(() => setShown(pointed), TOOLTIP_DELAY)
    return () => clearTimeout(timer)
  }, [pointed])

  if (!shown) return null
  return <Tooltip opened target={shown.cell} label={shown.text} position="bottom-start" maw={360} multiline className={classes.full} />
}

function clippedAt(target: EventTarget | null): Clipped | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null
  const clips = cell && [cell, ...cell.querySelectorAll<HTMLElement>('[data-clips]')]
  const isClipped = clips?.some((one) => one.scrollWidth > one.clientWidth)
  return cell && isClipped ? { cell, text: cell.innerText } : undefined
}
