import { z } from 'zod'
import { persisted } from '#lib/persisted.ts'

/** Notes that outlive a sign-in, unlike `onboarding-section`, which begins anew with each. */
const TourNotes = z.object({
  /** The time of the sign-in that `onboarding-section` belongs to. */
  sign_in: z.string().nullable().catch(null),
  /** Hidden parts that the server does not know of yet, by the person's id. */
  unsent: z.record(z.string(), z.array(z.string())).catch({}),
})

export const useTourNotes = persisted('tours', TourNotes)
