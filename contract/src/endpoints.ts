import { apiDocsEndpoints } from './api-docs.ts'
import { authEndpoints } from './auth.ts'
import { configEndpoints } from './config.ts'
import { countryEndpoints } from './country.ts'
import { courierEndpoints } from './courier.ts'
import { courierOrderEndpoints } from './courier-order.ts'
import { currencyEndpoints } from './currency.ts'
import { deliveryEndpoints } from './delivery.ts'
import { faqEndpoints } from './faq.ts'
import { faqCategoryEndpoints } from './faq-category.ts'
import { handoverEndpoints } from './handover.ts'
import { homeEndpoints } from './home.ts'
import { i18nEndpoints } from './i18n.ts'
import { i18nSourceEndpoints } from './i18n-source.ts'
import { impersonationEndpoints } from './impersonation.ts'
import { issueEndpoints } from './issue.ts'
import { kanbanEndpoints } from './kanban.ts'
import { kanbanBoardEndpoints } from './kanban-board.ts'
import { kanbanCardEndpoints } from './kanban-card.ts'
import type { Endpoint } from './kit/endpoint.ts'
import { knowledgeEndpoints } from './knowledge.ts'
import { languageEndpoints } from './language.ts'
import { messageEndpoints } from './message.ts'
import { messageRefusalEndpoints } from './message-refusal.ts'
import { messageSettingEndpoints } from './message-setting.ts'
import { modelLogEndpoints } from './model-log.ts'
import { notificationJobEndpoints } from './notification-job.ts'
import { notificationTemplateEndpoints } from './notification-template.ts'
import { onboardingArticleEndpoints } from './onboarding-article.ts'
import { onboardingCategoryEndpoints } from './onboarding-category.ts'
import { onboardingSectionEndpoints } from './onboarding-section.ts'
import { onboardingUserEndpoints } from './onboarding-user.ts'
import { orderEndpoints } from './order.ts'
import { orderAdminEndpoints } from './order-admin.ts'
import { orderEditEndpoints } from './order-edit.ts'
import { orderExportEndpoints } from './order-export.ts'
import { orderFilterEndpoints } from './order-filter.ts'
import { orderFinanceEndpoints } from './order-finance.ts'
import { orderFlowEndpoints } from './order-flow.ts'
import { orderFlowDraftEndpoints } from './order-flow-draft.ts'
import { orderFlowEditEndpoints } from './order-flow-edit.ts'
import { orderListEndpoints } from './order-list.ts'
import { orderLogEndpoints } from './order-log.ts'
import { orderMoveEndpoints } from './order-move.ts'
import { orderNotificationEndpoints } from './order-notification.ts'
import { orderOperationEndpoints } from './order-operation.ts'
import { orderPrintEndpoints } from './order-print.ts'
import { orderStatusEndpoints } from './order-status.ts'
import { orderSubStatusEndpoints } from './order-sub-status.ts'
import { organizationEndpoints } from './organization.ts'
import { organizationTokenEndpoints } from './organization-token.ts'
import { passwordLinkEndpoints } from './password-link.ts'
import { realtimeEndpoints } from './realtime.ts'
import { rejectedOrderEndpoints } from './rejected-order.ts'
import { sessionEndpoints } from './session.ts'
import { signInEndpoints } from './sign-in.ts'
import { testPushEndpoints } from './test-push.ts'
import { uploadEndpoints } from './upload.ts'
import { userEndpoints } from './user.ts'

/** Every call of the API: the access test, the fuzz and the documentation walk this list. */
export const endpoints: readonly Endpoint[] = [
  configEndpoints,
  authEndpoints,
  passwordLinkEndpoints,
  impersonationEndpoints,
  onboardingUserEndpoints,
  realtimeEndpoints,
  messageSettingEndpoints,
  modelLogEndpoints,
  issueEndpoints,
  i18nEndpoints,
  uploadEndpoints,
  i18nSourceEndpoints,
  languageEndpoints,
  faqCategoryEndpoints,
  faqEndpoints,
  knowledgeEndpoints,
  onboardingSectionEndpoints,
  onboardingCategoryEndpoints,
  onboardingArticleEndpoints,
  userEndpoints,
  messageEndpoints,
  testPushEndpoints,
  currencyEndpoints,
  countryEndpoints,
  organizationEndpoints,
  signInEndpoints,
  sessionEndpoints,
  organizationTokenEndpoints,
  orderStatusEndpoints,
  orderFlowEndpoints,
  orderFlowEditEndpoints,
  orderFlowDraftEndpoints,
  courierEndpoints,
  orderSubStatusEndpoints,
  orderEndpoints,
  orderFilterEndpoints,
  orderExportEndpoints,
  orderListEndpoints,
  orderAdminEndpoints,
  orderEditEndpoints,
  orderLogEndpoints,
  orderNotificationEndpoints,
  messageRefusalEndpoints,
  notificationJobEndpoints,
  orderMoveEndpoints,
  orderOperationEndpoints,
  courierOrderEndpoints,
  orderPrintEndpoints,
  handoverEndpoints,
  orderFinanceEndpoints,
  kanbanEndpoints,
  kanbanBoardEndpoints,
  kanbanCardEndpoints,
  rejectedOrderEndpoints,
  homeEndpoints,
  deliveryEndpoints,
  notificationTemplateEndpoints,
  apiDocsEndpoints,
].flatMap((group) => Object.values<Endpoint>(group))
