import { useQuery } from '@tanstack/react-query'
import { type MissingCode, missingCodes } from './missing-codes.rules.ts'
import { codesOf } from './order-codes.rules.ts'
import { orderFilterQueries } from './order-filter.api.ts'
import type { OrderFilterParts } from './order-filter-parts.ts'

/** Finds the codes without an order; none while unknown. */
export function useMissingCodes(filter: OrderFilterParts): readonly MissingCode[] {
  const codes = codesOf(filter)
  const { data } = useQuery({ ...orderFilterQueries.codes(codes), enabled: codes.length > 0 })
  return data ? missingCodes(codes, data, filter) : []
}
