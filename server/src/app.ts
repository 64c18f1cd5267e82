import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { authRoutes } from '#features/auth/auth.routes.ts'
import { configRoutes } from '#features/config/config.routes.ts'
import { countryRoutes } from '#features/country/country.routes.ts'
import { courierRoutes } from '#features/courier/courier.routes.ts'
import { courierOrderRoutes } from '#features/courier-order/courier-order.routes.ts'
import { currencyRoutes } from '#features/currency/currency.routes.ts'
import { deliveryRoutes } from '#features/delivery/delivery.routes.ts'
import { homeRoutes } from '#features/home/home.routes.ts'
import { i18nRoutes } from '#features/i18n/i18n.routes.ts'
import { kanbanRoutes } from '#features/kanban/kanban.routes.ts'
import { orderRoutes } from '#features/order/order.routes.ts'
import { orderEditRoutes } from '#features/order-edit/order-edit.routes.ts'
import { orderFlowRoutes } from '#features/order-flow/order-flow.routes.ts'
import { orderListRoutes } from '#features/order-list/order-list.routes.ts'
import { orderLogRoutes } from '#features/order-log/order-log.routes.ts'
import { orderMoveRoutes } from '#features/order-move/order-move.routes.ts'
import { orderOperationRoutes } from '#features/order-operation/order-operation.routes.ts'
import { orderStatusRoutes } from '#features/order-status/order-status.routes.ts'
import { realtimeRoutes } from '#features/realtime/realtime.routes.ts'
import { userRoutes } from '#features/user/user.routes.ts'
import type { Platform } from '#platform/context.ts'
import type { App } from '#platform/http/app.ts'
import { answerError } from '#platform/http/error-handler.ts'
import { securityHeaders } from '#platform/http/headers.ts'
import { healthRoutes } from '#platform/http/health.ts'
import { limitsOfServer } from '#platform/http/limits.ts'
import { answerUnreadable, withBareHeaders } from '#platform/http/unreadable.ts'
import { webRoutes } from '#platform/http/web.ts'

/** Every feature of the server, in the order of the layers (`scripts/layers.ts`). */
const features = [
  configRoutes,
  realtimeRoutes,
  i18nRoutes,
  currencyRoutes,
  countryRoutes,
  orderStatusRoutes,
  userRoutes,
  authRoutes,
  courierRoutes,
  orderFlowRoutes,
  orderRoutes,
  orderEditRoutes,
  courierOrderRoutes,
  orderMoveRoutes,
  orderOperationRoutes,
  orderLogRoutes,
  orderListRoutes,
  kanbanRoutes,
  deliveryRoutes,
  homeRoutes,
]

export async function buildApp(platform: Platform): Promise<App> {
  const loggerInstance: FastifyBaseLogger = platform.log
  const fastify: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    ...limitsOfServer(),
    trustProxy: platform.config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void answerError(platform, error, request, withBareHeaders(reply)),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  fastify.setErrorHandler((error, request, reply) => answerError(platform, error, request, reply))
  fastify.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    next()
  })
  await fastify.register(cookie)
  await fastify.register(formbody)
  await fastify.register(compress, { global: true, threshold: 1024, encodings: ['gzip', 'identity'] })
  await securityHeaders(fastify, platform.config)

  const app: App = { fastify, platform, bound: [] }
  healthRoutes(app)
  for (const bind of features) bind(app)
  await webRoutes(app)
  platform.realtime.attach(fastify.server)
  return app
}
