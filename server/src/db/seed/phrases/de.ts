import type { PhraseCatalogue } from './catalogue.ts'
import { account } from './de/account.ts'
import { acting } from './de/acting.ts'
import { board } from './de/board.ts'
import { country } from './de/country.ts'
import { courier } from './de/courier.ts'
import { delivery } from './de/delivery.ts'
import { editor } from './de/editor.ts'
import { faq } from './de/faq.ts'
import { faqReader } from './de/faq-reader.ts'
import { field } from './de/field.ts'
import { file } from './de/file.ts'
import { finance } from './de/finance.ts'
import { flowEditor } from './de/flow-editor.ts'
import { frame } from './de/frame.ts'
import { help } from './de/help.ts'
import { home } from './de/home.ts'
import { issue } from './de/issue.ts'
import { job } from './de/job.ts'
import { kanbanLayout } from './de/kanban-layout.ts'
import { keys } from './de/keys.ts'
import { language } from './de/language.ts'
import { lists } from './de/lists.ts'
import { message } from './de/message.ts'
import { modelLog } from './de/model-log.ts'
import { notification } from './de/notification.ts'
import { notificationTemplate } from './de/notification-template.ts'
import { onboardingAdmin } from './de/onboarding-admin.ts'
import { onboardingReader } from './de/onboarding-reader.ts'
import { operation } from './de/operation.ts'
import { order } from './de/order.ts'
import { organization } from './de/organization.ts'
import { palette } from './de/palette.ts'
import { phrases } from './de/phrases.ts'
import { print } from './de/print.ts'
import { record } from './de/record.ts'
import { rejected } from './de/rejected.ts'
import { richText } from './de/rich-text.ts'
import { signIn } from './de/sign-in.ts'
import { table } from './de/table.ts'
import { testPush } from './de/test-push.ts'
import { told } from './de/told.ts'
import { tours } from './de/tours.ts'
import { upload } from './de/upload.ts'
import { user } from './de/user.ts'

/** German as dispatchers speak it: Bestellung, Zustellung, Kurier, Nachnahme; people are addressed as Sie. */
export const de: PhraseCatalogue = {
  ...account,
  ...acting,
  ...frame,
  ...file,
  ...home,
  ...delivery,
  ...board,
  ...country,
  ...courier,
  ...order,
  ...organization,
  ...job,
  ...kanbanLayout,
  ...keys,
  ...message,
  ...modelLog,
  ...notification,
  ...issue,
  ...notificationTemplate,
  ...onboardingAdmin,
  ...onboardingReader,
  ...operation,
  ...palette,
  ...phrases,
  ...print,
  ...finance,
  ...flowEditor,
  ...faq,
  ...faqReader,
  ...help,
  ...field,
  ...editor,
  ...record,
  ...rejected,
  ...richText,
  ...signIn,
  ...table,
  ...language,
  ...lists,
  ...testPush,
  ...told,
  ...tours,
  ...upload,
  ...user,
}
