import type { PhraseCatalogue } from './catalogue.ts'
import { account } from './pl/account.ts'
import { acting } from './pl/acting.ts'
import { board } from './pl/board.ts'
import { country } from './pl/country.ts'
import { courier } from './pl/courier.ts'
import { delivery } from './pl/delivery.ts'
import { editor } from './pl/editor.ts'
import { faq } from './pl/faq.ts'
import { faqReader } from './pl/faq-reader.ts'
import { field } from './pl/field.ts'
import { file } from './pl/file.ts'
import { finance } from './pl/finance.ts'
import { flowEditor } from './pl/flow-editor.ts'
import { frame } from './pl/frame.ts'
import { help } from './pl/help.ts'
import { home } from './pl/home.ts'
import { issue } from './pl/issue.ts'
import { job } from './pl/job.ts'
import { kanbanLayout } from './pl/kanban-layout.ts'
import { keys } from './pl/keys.ts'
import { language } from './pl/language.ts'
import { lists } from './pl/lists.ts'
import { message } from './pl/message.ts'
import { modelLog } from './pl/model-log.ts'
import { notification } from './pl/notification.ts'
import { notificationTemplate } from './pl/notification-template.ts'
import { onboardingAdmin } from './pl/onboarding-admin.ts'
import { onboardingReader } from './pl/onboarding-reader.ts'
import { operation } from './pl/operation.ts'
import { order } from './pl/order.ts'
import { organization } from './pl/organization.ts'
import { palette } from './pl/palette.ts'
import { phrases } from './pl/phrases.ts'
import { print } from './pl/print.ts'
import { record } from './pl/record.ts'
import { rejected } from './pl/rejected.ts'
import { richText } from './pl/rich-text.ts'
import { signIn } from './pl/sign-in.ts'
import { table } from './pl/table.ts'
import { testPush } from './pl/test-push.ts'
import { told } from './pl/told.ts'
import { tours } from './pl/tours.ts'
import { upload } from './pl/upload.ts'
import { user } from './pl/user.ts'

/** Polish as dispatchers speak it, with the words of docs/glossary/pl.md; nobody is addressed as Pan or Pani. */
export const pl: PhraseCatalogue = {
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
