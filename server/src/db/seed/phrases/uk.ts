import type { PhraseCatalogue } from './catalogue.ts'
import { account } from './uk/account.ts'
import { acting } from './uk/acting.ts'
import { board } from './uk/board.ts'
import { country } from './uk/country.ts'
import { courier } from './uk/courier.ts'
import { delivery } from './uk/delivery.ts'
import { editor } from './uk/editor.ts'
import { faq } from './uk/faq.ts'
import { faqReader } from './uk/faq-reader.ts'
import { field } from './uk/field.ts'
import { file } from './uk/file.ts'
import { finance } from './uk/finance.ts'
import { flowEditor } from './uk/flow-editor.ts'
import { frame } from './uk/frame.ts'
import { help } from './uk/help.ts'
import { home } from './uk/home.ts'
import { issue } from './uk/issue.ts'
import { job } from './uk/job.ts'
import { kanbanLayout } from './uk/kanban-layout.ts'
import { keys } from './uk/keys.ts'
import { language } from './uk/language.ts'
import { lists } from './uk/lists.ts'
import { message } from './uk/message.ts'
import { modelLog } from './uk/model-log.ts'
import { notification } from './uk/notification.ts'
import { notificationTemplate } from './uk/notification-template.ts'
import { onboardingAdmin } from './uk/onboarding-admin.ts'
import { onboardingReader } from './uk/onboarding-reader.ts'
import { operation } from './uk/operation.ts'
import { order } from './uk/order.ts'
import { organization } from './uk/organization.ts'
import { palette } from './uk/palette.ts'
import { phrases } from './uk/phrases.ts'
import { print } from './uk/print.ts'
import { record } from './uk/record.ts'
import { rejected } from './uk/rejected.ts'
import { richText } from './uk/rich-text.ts'
import { signIn } from './uk/sign-in.ts'
import { table } from './uk/table.ts'
import { testPush } from './uk/test-push.ts'
import { told } from './uk/told.ts'
import { tours } from './uk/tours.ts'
import { upload } from './uk/upload.ts'
import { user } from './uk/user.ts'

/** Ukrainian as dispatchers speak it; its words stand in docs/glossary/uk.md. People are addressed as ви. */
export const uk: PhraseCatalogue = {
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
