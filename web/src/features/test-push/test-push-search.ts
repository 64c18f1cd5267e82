import { z } from 'zod'

/** The address says nothing more. */
export const TestPushSearch = z.object({})
