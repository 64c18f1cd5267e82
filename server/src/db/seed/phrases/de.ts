import type { PhraseCatalogue } from './catalogue.ts'
import { account } from './de/account.ts'
import { board } from './de/board.ts'
import { country } from './de/country.ts'
import { courier } from './de/courier.ts'
import { delivery } from './de/delivery.ts'
import { editor } from './de/editor.ts'
import { field } from './de/field.ts'
import { frame } from './de/frame.ts'
import { home } from './de/home.ts'
import { operation } from './de/operation.ts'
import { order } from './de/order.ts'
import { record } from './de/record.ts'
import { table } from './de/table.ts'

/** German as dispatchers speak it: Bestellung, Zustellung, Kurier, Nachnahme; people are addressed as Sie. */
export const de: PhraseCatalogue = {
  ...account,
  ...frame,
  ...home,
  ...delivery,
  ...board,
  ...country,
  ...courier,
  ...order,
  ...operation,
  ...field,
  ...editor,
  ...record,
  ...table,
}
