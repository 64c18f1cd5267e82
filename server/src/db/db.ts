import type { Kysely } from 'kysely'
import type { CountryTable, CurrencyTable } from './tables/country.table.ts'
import type { CourierTable } from './tables/courier.table.ts'
import type { FaqCategoryTable, FaqMissedSearchTable, FaqTable, FaqVoiceTable } from './tables/faq.table.ts'
import type { HandOverOrderTable, HandOverTable } from './tables/hand-over.table.ts'
import type { LanguageTable, PhraseCategoryTable, PhraseTable, PhraseTranslationTable } from './tables/i18n.table.ts'
import type { IdempotencyKeyTable } from './tables/idempotency.table.ts'
import type { IssueTable } from './tables/issue.table.ts'
import type { JobTable } from './tables/job.table.ts'
import type { KanbanCardTable, KanbanTable } from './tables/kanban.table.ts'
import type { LabelPrintTable } from './tables/label-print.table.ts'
import type {
  GatewayDayTable,
  MessageRefusalTable,
  MessageSettingTable,
  MessageTable,
  OrderNotificationTable,
} from './tables/message.table.ts'
import type { ModelLogTable } from './tables/model-log.table.ts'
import type { NotificationTemplateTable } from './tables/notification-template.table.ts'
import type {
  OnboardingArticleTable,
  OnboardingCategoryTable,
  OnboardingReadTable,
  OnboardingSectionTable,
} from './tables/onboarding.table.ts'
import type { CourierOrderTable, OrderStatusLogTable, OrderTable } from './tables/order.table.ts'
import type { OrderFlowLinkTable, OrderFlowTable, OrderSubStatusTable } from './tables/order-flow.table.ts'
import type { OrderTallyTable } from './tables/order-tally.table.ts'
import type { OrganizationTable, OrganizationTokenTable } from './tables/organization.table.ts'
import type { SettingTable } from './tables/setting.table.ts'
import type { UploadTable } from './tables/upload.table.ts'
import type {
  LoginAttemptTable,
  PasswordLinkTable,
  PasswordRequestTable,
  SessionTable,
  SignInTable,
  UserTable,
} from './tables/user.table.ts'

export interface Database {
  settings: SettingTable
  languages: LanguageTable
  phrases: PhraseTable
  phrase_categories: PhraseCategoryTable
  phrase_translations: PhraseTranslationTable
  currencies: CurrencyTable
  countries: CountryTable
  organizations: OrganizationTable
  organization_tokens: OrganizationTokenTable
  users: UserTable
  sessions: SessionTable
  sign_ins: SignInTable
  login_attempts: LoginAttemptTable
  password_links: PasswordLinkTable
  password_requests: PasswordRequestTable
  couriers: CourierTable
  order_sub_statuses: OrderSubStatusTable
  order_flows: OrderFlowTable
  order_flow_links: OrderFlowLinkTable
  kanbans: KanbanTable
  kanban_cards: KanbanCardTable
  orders: OrderTable
  order_tallies: OrderTallyTable
  order_tally_changes: OrderTallyTable
  courier_orders: CourierOrderTable
  hand_overs: HandOverTable
  hand_over_orders: HandOverOrderTable
  order_status_log: OrderStatusLogTable
  label_prints: LabelPrintTable
  model_logs: ModelLogTable
  issues: IssueTable
  uploads: UploadTable
  faq_categories: FaqCategoryTable
  faqs: FaqTable
  faq_voices: FaqVoiceTable
  faq_missed_searches: FaqMissedSearchTable
  onboarding_sections: OnboardingSectionTable
  onboarding_categories: OnboardingCategoryTable
  onboarding_articles: OnboardingArticleTable
  onboarding_reads: OnboardingReadTable
  notification_templates: NotificationTemplateTable
  idempotency_keys: IdempotencyKeyTable
  jobs: JobTable
  messages: MessageTable
  message_settings: MessageSettingTable
  message_refusals: MessageRefusalTable
  gateway_days: GatewayDayTable
  order_notifications: OrderNotificationTable
}

/** A connection or an open transaction: queries take it as an argument and need not know. */
export type Db = Kysely<Database>
