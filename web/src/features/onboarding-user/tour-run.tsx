import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useOnboardingSection } from '#lib/persisted.ts'
import { useAsked } from '#ui/confirm-dialog.tsx'
import { isCovered } from '#ui/shortcuts.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { stepOf, TOUR_NUMBERS, type Tour } from './tour.rules.ts'
import { TourCard } from './tour-card.tsx'
import { useTourSteps } from './tour-steps.ts'
import { columnHead } from './tour-targets.ts'
import { useSpotlight } from './use-spotlight.ts'
import { useTourKeys } from './use-tour-keys.ts'

/** Milliseconds between the button and the next step. */
const STEP_DELAY = 100
const LOOK_EVERY = 200

interface TourRunProps {
  tour: Tour
  onMenu: (isHeld: boolean) => void
  onEnd: () => void
}

/** Runs a tour once nothing else is open; a question that comes meanwhile goes first. */
export function TourRun(props: TourRunProps) {
  const isReady = useReady(props.tour)
  const isAsking = useAsked(({ isOpen }) => isOpen)
  return isReady && !isAsking && <Running {...props} />
}

function Running({ tour, onMenu, onEnd }: TourRunProps) {
  const steps = useTourSteps(tour)
  const step = useOnboardingSection((remembered) => stepOf(remembered, tour, steps.length))
  const card = useSpotlight({ step, find: steps[step]?.find, side: tour === 'kanban' ? 'bottom' : 'right' })
  useHeldMenu(tour !== 'kanban', onMenu)
  useReturnFocus()

  const soon = useSoon()
  const goTo = (to: number) => useOnboardingSection.setState({ current_tour: TOUR_NUMBERS[tour], tour_step: to })
  const forward = () => soon(() => (step === steps.length - 1 ? onEnd() : goTo(step + 1)))
  const back = () => step > 0 && soon(() => goTo(step - 1))
  useTourKeys({ forward, back, leave: onEnd, card: card?.host })

  const shown = card && steps[card.step]
  if (!shown) return null
  return createPortal(
    <TourCard
      key={card.step}
      {...shown}
      number={card.step + 1}
      total={steps.length}
      isMissing={card.isMissing}
      onForward={forward}
      onSkip={onEnd}
    />,
    card.host,
  )
}

/** Returns whether the tour can begin: the columns of the board come a moment after it. */
function useReady(tour: Tour): boolean {
  const [isReady, setReady] = useState(() => isFree(tour))
  useEffect(() => {
    if (isReady) return
    const looking = setInterval(() => isFree(tour) && setReady(true), LOOK_EVERY)
    return () => clearInterval(looking)
  }, [isReady, tour])
  return isReady
}

function isFree(tour: Tour): boolean {
  return !isCovered() && (tour !== 'kanban' || columnHead() !== undefined)
}

function useHeldMenu(isHeld: boolean, onMenu: (isHeld: boolean) => void): void {
  useEffect(() => {
    if (!isHeld) return
    onMenu(true)
    return () => onMenu(false)
  }, [isHeld, onMenu])
}

/** Runs one action at a time: another one during the delay is dropped. */
function useSoon(): (act: () => void) => void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return (act) => {
    if (waiting.current !== undefined) return
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      act()
    }, STEP_DELAY)
  }
}
