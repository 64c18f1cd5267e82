/**
 * The number and total of orders of each kind. The true value is the sum of `order_tallies` and `order_tally_changes`, which only
 * triggers on `orders` write (docs/decisions/0015).
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
