import type { IncomingMessage } from 'node:http'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { apiDocsRoutes } from '#features/api-docs/api-docs.routes.ts'
import { authRoutes } from '#features/auth/auth.routes.ts'
import { configRoutes } from '#features/config/config.routes.ts'
import { countryChanged } from '#features/country/country.events.ts'
import { countryRoutes } from '#features/country/country.routes.ts'
import { courierRoutes } from '#features/courier/courier.routes.ts'
import { courierOrderRoutes } from '#features/courier-order/courier-order.routes.ts'
import { currencyRoutes } from '#features/currency/currency.routes.ts'
import { deliveryRoutes } from '#features/delivery/delivery.routes.ts'
import { faqRoutes } from '#features/faq/faq.routes.ts'
import { faqCategoryRoutes } from '#features/faq-category/faq-category.routes.ts'
import { handoverRoutes } from '#features/handover/handover.routes.ts'
import { homeRoutes } from '#features/home/home.routes.ts'
import { i18nRoutes } from '#features/i18n/i18n.routes.ts'
import { i18nSourceRoutes } from '#features/i18n-source/i18n-source.routes.ts'
import { impersonationRoutes } from '#features/impersonation/impersonation.routes.ts'
import { issueRoutes } from '#features/issue/issue.routes.ts'
import { kanbanRoutes } from '#features/kanban/kanban.routes.ts'
import { kanbanBoardRoutes } from '#features/kanban-board/kanban-board.routes.ts'
import { kanbanCardRoutes } from '#features/kanban-card/kanban-card.routes.ts'
import { layoutChanged } from '#features/kanban-layout/layout.events.ts'
import { knowledgeRoutes } from '#features/knowledge/knowledge.routes.ts'
import { languageRoutes } from '#features/language/language.routes.ts'
import { messageRoutes } from '#features/message/message.routes.ts'
import { messageRefusalRoutes } from '#features/message-refusal/message-refusal.routes.ts'
import { noteAccountNews } from '#features/message-sending/account-news.service.ts'
import { messageSendingRoutes } from '#features/message-sending/message-sending.routes.ts'
import { messageSettingRoutes } from '#features/message-setting/message-setting.routes.ts'
import { modelLogRoutes } from '#features/model-log/model-log.routes.ts'
import { notificationJobRoutes } from '#features/notification-job/notification-job.routes.ts'
import { notificationTemplateRoutes } from '#features/notification-template/notification-template.routes.ts'
import { onboardingArticleRoutes } from '#features/onboarding-article/onboarding-article.routes.ts'
import { onboardingCategoryRoutes } from '#features/onboarding-category/onboarding-category.routes.ts'
import { onboardingSectionRoutes } from '#features/onboarding-section/onboarding-section.routes.ts'
import { onboardingUserRoutes } from '#features/onboarding-user/onboarding-user.routes.ts'
import { ordersChanged } from '#features/order/order.events.ts'
import { orderRoutes } from '#features/order/order.routes.ts'
import { orderLogRoutes } from '#features/order/order-log.routes.ts'
import { orderEditRoutes } from '#features/order-edit/order-edit.routes.ts'
import { orderExportRoutes } from '#features/order-export/order-export.routes.ts'
import { orderFilterRoutes } from '#features/order-filter/order-filter.routes.ts'
import { orderFinanceRoutes } from '#features/order-finance/order-finance.routes.ts'
import { orderFlowRoutes } from '#features/order-flow/order-flow.routes.ts'
import { orderFlowDraftRoutes } from '#features/order-flow-draft/order-flow-draft.routes.ts'
import { flowChanged } from '#features/order-flow-edit/flow.events.ts'
import { orderFlowEditRoutes } from '#features/order-flow-edit/order-flow-edit.routes.ts'
import { orderAdminRoutes } from '#features/order-list/order-admin.routes.ts'
import { orderListRoutes } from '#features/order-list/order-list.routes.ts'
import { orderMoveRoutes } from '#features/order-move/order-move.routes.ts'
import { noteOrderEvents } from '#features/order-notification/note-events.service.ts'
import { orderNotificationRoutes } from '#features/order-notification/order-notification.routes.ts'
import { planTomorrow } from '#features/order-notification/plan-tomorrow.service.ts'
import { orderOperationRoutes } from '#features/order-operation/order-operation.routes.ts'
import { orderPrintRoutes } from '#features/order-print/order-print.routes.ts'
import { orderStatusRoutes } from '#features/order-status/order-status.routes.ts'
import { orderSubStatusRoutes } from '#features/order-sub-status/order-sub-status.routes.ts'
import { organizationRoutes } from '#features/organization/organization.routes.ts'
import { organizationTokenRoutes } from '#features/organization-token/organization-token.routes.ts'
import { messageSent } from '#features/realtime/message.events.ts'
import { realtimeRoutes } from '#features/realtime/realtime.routes.ts'
import { publishBoard, publishFlow, publishMessage, publishOrders } from '#features/realtime/realtime.service.ts'
import { rejectedOrderRoutes } from '#features/rejected-order/rejected-order.routes.ts'
import { sessionRoutes } from '#features/session/session.routes.ts'
import { signInRoutes } from '#features/sign-in/sign-in.routes.ts'
import { testPushRoutes } from '#features/test-push/test-push.routes.ts'
import { uploadRoutes } from '#features/upload/upload.routes.ts'
import { accountChanged } from '#features/user/account.events.ts'
import { userRoutes } from '#features/user/user.routes.ts'
import type { Platform } from '#platform/context.ts'
import { afterCommitOf, inTransactionOf, type Listener } from '#platform/events/event.ts'
import type { App } from '#platform/http/app.ts'
import { answerError, answerUnknownRoute } from '#platform/http/error-handler.ts'
import { securityHeaders } from '#platform/http/headers.ts'
import { healthRoutes } from '#platform/http/health.ts'
import { dropCookiesOfCachedAnswers } from '#platform/http/kept-answers.ts'
import { limitsOfServer } from '#platform/http/limits.ts'
import { refuseUnknownMethods } from '#platform/http/methods.ts'
import { NO_COMPILERS } from '#platform/http/no-compilers.ts'
import { noteAnswers } from '#platform/http/note-answers.ts'
import { refuseManyHosts } from '#platform/http/one-host.ts'
import { requestIdOf } from '#platform/http/request-id.ts'
import { guardStorage } from '#platform/http/storage.ts'
import { answerUnreadable, withBareHeaders } from '#platform/http/unreadable.ts'
import { webRoutes } from '#platform/http/web.ts'
import { dropCookiesOfEndedSessions } from '#platform/session/ended-sessions.ts'
import { JOB_KINDS } from './job-kinds.ts'

/** Every feature of the server, in the order of the strata (`scripts/layers.ts`). */
const features = [
  configRoutes,
  realtimeRoutes,
  modelLogRoutes,
  issueRoutes,
  i18nRoutes,
  uploadRoutes,
  messageSettingRoutes,
  messageRoutes,
  currencyRoutes,
  languageRoutes,
  i18nSourceRoutes,
  faqCategoryRoutes,
  onboardingSectionRoutes,
  faqRoutes,
  knowledgeRoutes,
  onboardingCategoryRoutes,
  countryRoutes,
  organizationRoutes,
  signInRoutes,
  onboardingArticleRoutes,
  sessionRoutes,
  orderStatusRoutes,
  organizationTokenRoutes,
  userRoutes,
  authRoutes,
  testPushRoutes,
  impersonationRoutes,
  onboardingUserRoutes,
  courierRoutes,
  orderFlowRoutes,
  orderSubStatusRoutes,
  orderRoutes,
  orderFilterRoutes,
  orderEditRoutes,
  courierOrderRoutes,
  messageRefusalRoutes,
  notificationTemplateRoutes,
  orderMoveRoutes,
  orderOperationRoutes,
  orderFlowEditRoutes,
  orderFlowDraftRoutes,
  orderLogRoutes,
  orderNotificationRoutes,
  messageSendingRoutes,
  notificationJobRoutes,
  orderExportRoutes,
  orderListRoutes,
  orderPrintRoutes,
  handoverRoutes,
  orderFinanceRoutes,
  orderAdminRoutes,
  kanbanRoutes,
  deliveryRoutes,
  kanbanBoardRoutes,
  kanbanCardRoutes,
  rejectedOrderRoutes,
  homeRoutes,
  apiDocsRoutes,
]

/** Listeners to events of transactions. */
const listeners: readonly Listener[] = [
  inTransactionOf(ordersChanged, noteOrderEvents),
  inTransactionOf(accountChanged, noteAccountNews),
  inTransactionOf(countryChanged, planTomorrow),
  afterCommitOf(messageSent, publishMessage),
  afterCommitOf(ordersChanged, publishOrders),
  afterCommitOf(flowChanged, publishFlow),
  afterCommitOf(layoutChanged, publishBoard),
]

export async function buildApp(platform: Platform): Promise<App> {
  platform.events.listen(listeners)
  platform.jobs.register(JOB_KINDS)
  const loggerInstance: FastifyBaseLogger = platform.log
  const fastify: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    ...limitsOfServer(),
    trustProxy: platform.config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    genReqId: (request) => requestIdOf(request as IncomingMessage, platform.config.trustProxy), // HTTP/1.1 only
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void answerError(platform, error, request, withBareHeaders(reply)),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    schemaController: NO_COMPILERS,
  })
  fastify.setChildLoggerFactory((logger) => logger) // nobody logs through a request: a logger for each of them would be made for nothing
  fastify.setErrorHandler((error, request, reply) => answerError(platform, error, request, reply))
  fastify.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    platform.requests.lastAt = performance.now()
    next()
  })
  noteAnswers(fastify, platform)
  await fastify.register(cookie)
  dropCookiesOfCachedAnswers(fastify)
  dropCookiesOfEndedSessions(fastify, platform)
  await fastify.register(formbody)
  await fastify.register(compress, { global: true, threshold: 1024, encodings: ['gzip', 'identity'] })
  await securityHeaders(fastify, platform.config)

  refuseManyHosts(fastify)
  refuseUnknownMethods(fastify)

  const app: App = { fastify, platform, bound: [] }
  healthRoutes(app)
  if (platform.config.role === 'worker') serveNothingElse(app)
  else await serve(app)
  return app
}

async function serve(app: App): Promise<void> {
  guardStorage(app)
  for (const bind of features) bind(app)
  await webRoutes(app)
  app.platform.realtime.attach(app.fastify.server)
}

/** Serves only the health checks, in a process that only runs jobs. */
function serveNothingElse({ fastify, platform }: App): void {
  fastify.setNotFoundHandler((request, reply) => answerUnknownRoute(platform, request, reply))
}
