import { Tooltip } from '@mantine/core'
import { useEffect, useState } from 'react'
import classes from './clipped-text.module.css'
import { TOOLTIP_DELAY } from './theme.ts'

interface Clipped {
  readonly cell: HTMLElement
  readonly text: string
}

interface ClippedTextProps {
  area: HTMLElement | null
  /** The elements whose text may be clipped: by default the cells of a table. */
  parts?: string
}

/** One tooltip for a whole table or list. It shows the full text of the pointed or focused element, where the text does not fit. */
export function ClippedText({ area, parts = 'td, th' }: ClippedTextProps) {
  const [pointed, setPointed] = useState<Clipped>()
  const [shown, setShown] = useState<Clipped>()

  useEffect(() => {
    if (!area) return
    const point = (event: Event) => {
      const next = clippedAt(event.target, parts)
      setPointed((now) => (now?.cell === next?.cell ? now : next)) // the delay goes on over another part of the same cell
    }
    const leave = () => setPointed(undefined)
    const stop = new AbortController()
    for (const name of ['mouseover', 'focusin']) area.addEventListener(name, point, { signal: stop.signal })
    for (const name of ['mouseleave', 'focusout', 'pointerdown']) area.addEventListener(name, leave, { signal: stop.signal })
    return () => stop.abort()
  }, [area, parts])

  useEffect(() => {
    setShown(undefined)
    if (!pointed) return
    const timer = setTimeout(() => setShown(pointed), TOOLTIP_DELAY)
    return () => clearTimeout(timer)
  }, [pointed])

  if (!shown) return null
  return <Tooltip opened target={shown.cell} label={shown.text} position="bottom-start" maw={360} multiline className={classes.full} />
}

function clippedAt(target: EventTarget | null, parts: string): Clipped | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>(parts) : null
  const clips = cell && [cell, ...cell.querySelectorAll<HTMLElement>('[data-clips]')]
  const isClipped = clips?.some((one) => one.scrollWidth > one.clientWidth)
  return cell && isClipped ? { cell, text: cell.innerText } : undefined
}
