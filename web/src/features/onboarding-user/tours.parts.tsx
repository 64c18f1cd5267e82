import { useLocation, useRouter } from '@tanstack/react-router'
import type { Profile } from '@tracklane/contract/auth'
import { Suspense, useEffect, useState } from 'react'
import { useMaybeProfile } from '#features/auth/auth.api.ts'
import { useOnboardingSection } from '#lib/persisted.ts'
import { part } from '#ui/part.ts'
import { forceTo } from './force-to.ts'
import { useHide } from './onboarding-user.api.ts'
import { ANSWERS, type Answer, BOARD, ENDS, nextPart, START, TOUR_NUMBERS, type Tour } from './tour.rules.ts'
import { useTourNotes } from './tour-notes.store.ts'
import { useOnlyTab } from './use-only-tab.ts'

const Welcome = part(() => import('./welcome-dialog.tsx').then((module) => ({ default: module.WelcomeDialog })), { ahead: false })
const TourRun = part(() => import('./tour-run.tsx').then((module) => ({ default: module.TourRun })), { ahead: false })

interface ToursProps {
  /** Opens the menu while something in it is pointed at. */
  onMenu: (isHeld: boolean) => void
}

/** The welcome and the remaining tours of a person. */
export function Tours({ onMenu }: ToursProps) {
  const profile = useMaybeProfile()
  return profile && <ToursOf key={profile.id} profile={profile} onMenu={onMenu} />
}

function ToursOf({ profile, onMenu }: ToursProps & { profile: Profile }) {
  const router = useRouter()
  const { pathname } = useLocation()
  const { unsent } = useTourNotes()
  const remembered = { ...useOnboardingSection(), unsent }
  const hide = useHide(profile.id)
  /** Closed without an answer: the question comes again with the next load. */
  const [isPutAside, setPutAside] = useState(false)
  const [endedAt, setEndedAt] = useState<string>()
  if (endedAt !== undefined && endedAt !== pathname) setEndedAt(undefined)

  const isKnown = useSignIn(profile)
  const next = isKnown ? nextPart({ profile, remembered, pathname }) : undefined
  const isWanted = next !== undefined && !(next === 'welcome' && isPutAside) && endedAt !== pathname
  if (!useOnlyTab(isWanted) || !next) return null

  const answer = (given: Answer) => hide(ANSWERS[given].remember, ANSWERS[given].flags)
  const end = (tour: Tour) => {
    setEndedAt(pathname)
    hide({ ...ENDS[tour].remember, current_tour: TOUR_NUMBERS.menu, tour_step: 0 }, ENDS[tour].flags)
    if (tour === 'menu') void router.navigate({ to: '/onboarding' })
    if (tour === 'skip') void forceTo(router, BOARD)
  }
  return (
    <Suspense>
      {next === 'welcome' ? (
        <Welcome onAnswer={answer} onClose={() => setPutAside(true)} />
      ) : (
        <TourRun key={next} tour={next} onMenu={onMenu} onEnd={() => end(next)} />
      )}
    </Suspense>
  )
}

/** Returns whether the notes belong to this sign-in: a session may end unnoticed, and notes of another sign-in or person are dropped. */
function useSignIn({ id, last_login_at }: Profile): boolean {
  const mark = `${id} ${last_login_at}`
  const [known, setKnown] = useState<string>()
  useEffect(() => {
    if (useTourNotes.getState().sign_in !== mark) useOnboardingSection.setState(START)
    useTourNotes.setState({ sign_in: mark })
    setKnown(mark)
  }, [mark])
  return known === mark
}
