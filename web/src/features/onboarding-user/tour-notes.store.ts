import { z } from 'zod'
import { persisted } from '#lib/persisted.ts'

/** Notes that outlive a sign-in; apart from `onboarding-section`, which begins anew with each. */
const TourNotes = z.object({
  /** The sign-in that `onboarding-section` belongs to, with its time. */
  sign_in: z.string().nullable().catch(null),
  /** Hidden parts that the server has not heard of yet, by the person's id. */
  unsent: z.record(z.string(), z.array(z.string())).catch({}),
})

export const useTourNotes = persisted('tours', TourNotes)
