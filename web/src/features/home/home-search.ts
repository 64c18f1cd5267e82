import { Flag } from '@tracklane/contract/kit/page'
import { z } from 'zod'

/** True where all reports are open beside the numbers. */
export const HomeSearch = z.object({ issues: Flag.optional() })
