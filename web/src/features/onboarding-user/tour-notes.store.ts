import { z } from 'zod'
import { persisted } from '#lib/persisted.ts'

/** What outlives a sign-in; apart from `onboarding-section`, which the sign-in knows and begins anew with each. */
const TourNotes = z.object({
  /** Whose `onboarding-section` is, and since when. */
  sign_in: z.string().nullable().catch(null),
  /** What the server has not heard yet of what a person hides, by their id. */
  unsent: z.record(z.string(), z.array(z.string())).catch({}),
})

export const useTourNotes = persisted('tours', TourNotes)
