import type { PhraseCatalogue } from './catalogue.ts'
import { account } from './es/account.ts'
import { acting } from './es/acting.ts'
import { board } from './es/board.ts'
import { country } from './es/country.ts'
import { courier } from './es/courier.ts'
import { delivery } from './es/delivery.ts'
import { editor } from './es/editor.ts'
import { faq } from './es/faq.ts'
import { faqReader } from './es/faq-reader.ts'
import { field } from './es/field.ts'
import { file } from './es/file.ts'
import { finance } from './es/finance.ts'
import { flowEditor } from './es/flow-editor.ts'
import { frame } from './es/frame.ts'
import { help } from './es/help.ts'
import { home } from './es/home.ts'
import { issue } from './es/issue.ts'
import { job } from './es/job.ts'
import { kanbanLayout } from './es/kanban-layout.ts'
import { keys } from './es/keys.ts'
import { language } from './es/language.ts'
import { lists } from './es/lists.ts'
import { message } from './es/message.ts'
import { modelLog } from './es/model-log.ts'
import { notification } from './es/notification.ts'
import { notificationTemplate } from './es/notification-template.ts'
import { onboardingAdmin } from './es/onboarding-admin.ts'
import { onboardingReader } from './es/onboarding-reader.ts'
import { operation } from './es/operation.ts'
import { order } from './es/order.ts'
import { organization } from './es/organization.ts'
import { palette } from './es/palette.ts'
import { phrases } from './es/phrases.ts'
import { print } from './es/print.ts'
import { record } from './es/record.ts'
import { rejected } from './es/rejected.ts'
import { richText } from './es/rich-text.ts'
import { signIn } from './es/sign-in.ts'
import { table } from './es/table.ts'
import { testPush } from './es/test-push.ts'
import { told } from './es/told.ts'
import { tours } from './es/tours.ts'
import { upload } from './es/upload.ts'
import { user } from './es/user.ts'

/** Spanish as dispatchers in Spain speak it: pedido, entrega, repartidor, contra reembolso; people are addressed as usted. */
export const es: PhraseCatalogue = {
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
