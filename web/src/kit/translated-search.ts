import { CharCode } from '@tracklane/contract/i18n'
import { ListQuery } from '@tracklane/contract/kit/crud'
import { Flag, listOf } from '@tracklane/contract/kit/page'

/** The search and filters of every list of rows with texts per language. */
export const TranslatedQuery = ListQuery.extend({ published: Flag.optional(), missing_in: listOf(CharCode).optional() })
