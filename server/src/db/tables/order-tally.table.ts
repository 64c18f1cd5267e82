/**
 * How many orders there are of each kind and what they come to. The truth is `order_tallies` and `order_tally_changes` together,
 * written by triggers on `orders` alone (docs/decisions/0015).
 */
export interface OrderTallyTable {
  organization_id: number
  country_id: number
  status_id: number
  /** 1 COD, 2 prepaid, 0 neither. */
  payment_type: number
  currency_code: string
  archived: boolean
  deleted: boolean
  orders: number
  /** numeric: text here, never a float. */
  total: string
}
