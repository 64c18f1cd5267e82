import { Flag } from '@tracklane/contract/kit/page'
import { z } from 'zod'

/** Whether all reports stand open beside the numbers. */
export const HomeSearch = z.object({ issues: Flag.optional() })
