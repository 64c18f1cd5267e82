import { authEndpoints } from './auth.ts'
import { configEndpoints } from './config.ts'
import { countryEndpoints } from './country.ts'
import { courierEndpoints } from './courier.ts'
import { courierOrderEndpoints } from './courier-order.ts'
import { currencyEndpoints } from './currency.ts'
import { deliveryEndpoints } from './delivery.ts'
import { homeEndpoints } from './home.ts'
import { i18nEndpoints } from './i18n.ts'
import { kanbanEndpoints } from './kanban.ts'
import type { Endpoint } from './kit/endpoint.ts'
import { orderEndpoints } from './order.ts'
import { orderEditEndpoints } from './order-edit.ts'
import { orderFlowEndpoints } from './order-flow.ts'
import { orderListEndpoints } from './order-list.ts'
import { orderLogEndpoints } from './order-log.ts'
import { orderMoveEndpoints } from './order-move.ts'
import { orderOperationEndpoints } from './order-operation.ts'
import { orderStatusEndpoints } from './order-status.ts'
import { realtimeEndpoints } from './realtime.ts'
import { userEndpoints } from './user.ts'

/** Every call of the API: the access test, the fuzz and the documentation walk this list. */
export const endpoints: readonly Endpoint[] = [
  configEndpoints,
  authEndpoints,
  realtimeEndpoints,
  i18nEndpoints,
  userEndpoints,
  currencyEndpoints,
  countryEndpoints,
  orderStatusEndpoints,
  orderFlowEndpoints,
  courierEndpoints,
  orderEndpoints,
  orderListEndpoints,
  orderEditEndpoints,
  orderLogEndpoints,
  orderMoveEndpoints,
  orderOperationEndpoints,
  courierOrderEndpoints,
  kanbanEndpoints,
  homeEndpoints,
  deliveryEndpoints,
].flatMap((group) => Object.values<Endpoint>(group))
