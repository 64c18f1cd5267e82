import { type Driver, driver, type PopoverDOM, type Side } from 'driver.js'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './tour.module.css'

/** Milliseconds after which a step's target counts as missing. */
const PATIENCE = 1_500

interface Spot {
  readonly step: number
  readonly find: (() => Element | undefined) | undefined
  readonly side: Side
}

interface Card {
  /** The element for the step's text. */
  readonly host: HTMLElement
  readonly step: number
  readonly isMissing: boolean
}

/** Darkens everything but the step's target and places a card beside it; without a target the card is in the middle. */
export function useSpotlight({ step, find, side }: Spot): Card | undefined {
  const [card, setCard] = useState<Card>()
  const light = useRef<Driver>(undefined)
  const latest = useRef(find)
  latest.current = find

  useEffect(() => {
    light.current = driver({
      animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      duration: 200,
      allowClose: false,
      allowKeyboardControl: false,
      disableActiveInteraction: true,
      overlayColor: 'var(--tour-veil)',
      overlayOpacity: 1,
      stagePadding: 4,
      stageRadius: 8,
      popoverOffset: 12,
    })
    return () => light.current?.destroy()
  }, [])

  useEffect(() => {
    const show = (target: Element | null) =>
      point(light.current, { target, side }, (host) => flushSync(() => setCard({ host, step, isMissing: target === null })))
    return everyFrame(watch(() => latest.current?.() ?? null, { show, follow: follower(light) }))
  }, [step, side])
  return card
}

function point(light: Driver | undefined, { target, side }: { target: Element | null; side: Side }, onHost: (host: HTMLElement) => void) {
  const popover = { side, align: 'start', popoverClass: classes.card, onPopoverRender: (made: PopoverDOM) => onHost(hostOf(made)) } as const
  // The library removes the light only from the target it has reached; a quick person leaves before that.
  for (const lit of document.querySelectorAll('.driver-active-element'))
    lit.classList.remove('driver-active-element', 'driver-no-interaction')
  light?.highlight({ ...(target && { element: target }), popover })
  // The library marks the target as opening something, which it does not.
  for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) target?.removeAttribute(name)
}

/** Replaces the library's texts and buttons with our own. */
function hostOf({ wrapper, title, description, footer, closeButton }: PopoverDOM): HTMLElement {
  for (const part of [title, description, footer, closeButton]) part.remove()
  wrapper.setAttribute('aria-modal', 'true')
  wrapper.setAttribute('aria-labelledby', 'tour-title')
  wrapper.setAttribute('aria-describedby', 'tour-text tour-number')
  return wrapper.appendChild(document.createElement('div'))
}

interface Watching {
  show: (target: Element | null) => void
  follow: (target: Element | null) => void
}

/** Shows the target when it appears, and again when another element replaces it. */
function watch(find: () => Element | null, { show, follow }: Watching): () => void {
  let shown: Element | null | undefined
  let since = performance.now()
  return () => {
    if (shown?.isConnected) return follow(shown)
    if (shown) since = performance.now()
    const target = find()
    const isDue = target !== null || performance.now() - since > PATIENCE
    if (!isDue || target === shown) return follow(null)
    shown = target
    show(target)
  }
}

/** Moves the light and the card along with a menu that opens, a page that scrolls, or a text that is longer in another language. */
function follower(light: { readonly current: Driver | undefined }): Watching['follow'] {
  let before = ''
  return (target) => {
    const { popover, __transitionCallback: isMoving } = light.current?.getState() ?? {}
    if (isMoving || !popover) return
    const boxes = [target, popover.wrapper].map((element) => element?.getBoundingClientRect())
    const now = boxes.map((box) => box && [box.x, box.y, box.width, box.height].join()).join()
    if (now !== before) light.current?.refresh()
    before = now
  }
}

function everyFrame(act: () => void): () => void {
  let frame = requestAnimationFrame(look)
  function look() {
    frame = requestAnimationFrame(look)
    act()
  }
  return () => cancelAnimationFrame(frame)
}
