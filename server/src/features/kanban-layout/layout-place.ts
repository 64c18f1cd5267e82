import type { LayoutArea, LayoutThere } from '@tracklane/contract/kanban-layout'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import type { z } from 'zod'
import { isActiveRow } from '#db/rows.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalid, notOffered } from '#platform/errors.ts'
import { ownOrganization } from '#platform/own-area.ts'
import type { LayoutPlace } from './kanban-layout.queries.ts'

/** Where a new one holds: in the own organization, or in the one named by who stands above them all. */
export async function requireLayoutPlace(tx: Context, { organization_id, country_id = null }: LayoutArea): Promise<LayoutPlace> {
  const organization = ownOrganization(tx.actor, organization_id)
  if (!(await isActiveRow(tx.db, 'organizations', organization))) throw invalid({ organization_id: notOffered })
  if (country_id !== null && !(await isActiveRow(tx.db, 'countries', country_id))) throw invalid({ country_id: notOffered })
  return { organization_id: organization, country_id }
}

/** 422 at the country, with the one there is for whoever wants to go there. */
export function secondOne(text: Phrase, id: number | undefined): AppError {
  const data: z.input<typeof LayoutThere> | undefined = id === undefined ? undefined : { id }
  return new AppError(422, phrase('error', 'The given data was invalid'), { fields: { country_id: text }, data })
}
