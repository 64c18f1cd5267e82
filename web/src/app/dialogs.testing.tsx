import { authEndpoints } from '@tracklane/contract/auth'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import { handoverEndpoints } from '@tracklane/contract/handover'
import { i18nSourceEndpoints } from '@tracklane/contract/i18n-source'
import { impersonationEndpoints } from '@tracklane/contract/impersonation'
import { issueEndpoints } from '@tracklane/contract/issue'
import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import type { Role } from '@tracklane/contract/kit/role'
import { orderFlowEndpoints } from '@tracklane/contract/order-flow'
import { orderFlowEditEndpoints } from '@tracklane/contract/order-flow-edit'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { orderPrintEndpoints } from '@tracklane/contract/order-print'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { organizationTokenEndpoints } from '@tracklane/contract/organization-token'
import { sessionEndpoints } from '@tracklane/contract/session'
import { userEndpoints } from '@tracklane/contract/user'
import type { ReactNode } from 'react'
import { PasswordDialog } from '#features/auth/password.parts.tsx'
import { CourierDialog } from '#features/courier-order/courier-dialog.tsx'
import { TakeBackDialog } from '#features/handover/take-back-dialog.parts.tsx'
import { FileIn } from '#features/i18n-source/file-in.tsx'
import { ActAsDialog } from '#features/impersonation/impersonate.parts.tsx'
import { ReportDialog } from '#features/issue/report-dialog.parts.tsx'
import { NewMessage } from '#features/message-sending/new-message.parts.tsx'
import { MessageSettings } from '#features/message-setting/message-settings.parts.tsx'
import { WelcomeDialog } from '#features/onboarding-user/welcome-dialog.tsx'
import { orderRow } from '#features/order/order.testing.ts'
import { MissedDialog } from '#features/order-actions/dialogs/missed-dialog.tsx'
import { OperationDialog } from '#features/order-actions/dialogs/operation-dialog.tsx'
import { SubStatusDialog } from '#features/order-actions/dialogs/sub-status-dialog.tsx'
import { CopyDialog } from '#features/order-flow-draft/copy/copy-dialog.tsx'
import { RenameDialog } from '#features/order-flow-draft/list/rename-dialog.tsx'
import { MoveDetailsDialog } from '#features/order-move/move-details-dialog.tsx'
import { kindOf } from '#features/order-operation/operation-kinds.api.ts'
import { LabelDialog } from '#features/order-print/label-dialog.tsx'
import { ManifestDialog } from '#features/order-print/manifest-dialog.tsx'
import { TokenDialog } from '#features/organization-token/token-dialog.tsx'
import { HandedOverDialog } from '#features/user/handed-over.tsx'
import { answer, type Request } from '#testing/answer.ts'
import { Palette } from './palette/palette.tsx'

const AT = '2026-03-01T08:00:00.000Z'
const order = orderRow({ status_id: 5, delivery_from: '2099-05-06T08:00:00.000Z', delivery_to: '2099-05-06T12:00:00.000Z' })
const flow = {
  id: 3,
  name: 'Night',
  organization_id: 1,
  country_id: null,
  is_default: false,
  links: [],
  version: 2,
  created_at: AT,
  updated_at: AT,
}
const person = { id: 9, first_name: 'Jonas', last_name: 'Brandt', role: 'logist', organization_id: 1, active: true } as const
const handOver = { id: 4, number: 3, courier: 'Carl Rider', held: [{ currency_code: 'EUR', total: '5.00', orders: 1 }], orders: 1 }
const german = { id: 2, name: 'Deutsch', char_code: 'de', source_language: false, active: true, translated: 1 }

/** The answers of the server that dialogs ask for. */
export function answerForDialogs(): void {
  answer(orderStatusEndpoints.list, { data: [{ id: 5, name: 'Rejected', sub_statuses: [{ id: 50, name: 'Too expensive' }] }] })
  answer(countryEndpoints.list, { data: [] })
  answer(organizationEndpoints.options, { data: [] })
  answer(sessionEndpoints.own, { data: [] })
  answer(userEndpoints.list, { data: [], meta: { current_page: 1, per_page: 25, total: 0, last_page: 1 } })
  answer(orderFlowEndpoints.list, { data: [] })
  const carl = { id: 5, name: 'Carl Fast', organization_id: 1, country_id: 1, vehicle: 'car' as const, capacity: 9, active: true }
  answer(orderPrintEndpoints.check, { data: { printable: [order.id], refused: [], warnings: [] } })
  answer(orderListEndpoints.list, { data: [order], meta: { current_page: 1, per_page: 25, total: 1, last_page: 1 } })
  answer(courierEndpoints.options, { data: [{ ...carl, open_orders: 1, day_orders: 0 }] })
}

/** A dialog, and the behaviour that all of them share. */
export interface DialogRow {
  readonly show: (close: () => void) => ReactNode
  readonly as?: Role
  /** The name of what has the focus when the dialog is there. */
  readonly focus: RegExp
  /** Typed there before the dialog is saved. */
  readonly typed?: string
  /** The call that saving makes; undefined: `confirm`. */
  readonly sends?: Endpoint
  /** Tells it from other requests of the same call. */
  readonly isSent?: (request: Request) => boolean
  readonly reply?: object
  /** Nothing is saved in it. */
  readonly isToRead?: boolean
  /** Escape does not close it: something is shown in it only once. */
  readonly isKept?: boolean
}

/** Every dialog; `confirm` is called by those that send nothing themselves. */
export const dialogRows = (confirm: () => void): Readonly<Record<string, DialogRow>> => ({
  'rename a flow': {
    show: (close) => <RenameDialog flow={flow} onClose={close} />,
    as: 'admin',
    focus: /^Name/,
    typed: ' shift',
    sends: orderFlowEditEndpoints.update,
  },
  'copy a flow': {
    show: (close) => <CopyDialog flow={flow} onClose={close} />,
    as: 'organization_admin',
    focus: /^Country/,
    isToRead: true,
  },
  'change the reason': {
    show: (close) => <SubStatusDialog order={order} onClose={close} />,
    focus: /^Reason/,
    typed: 'exp{Enter}',
    sends: orderMoveEndpoints.setStatus,
  },
  'take back a hand-over': {
    show: (close) => <TakeBackDialog handOver={handOver} onClose={close} />,
    focus: /^Reason/,
    typed: 'Counted wrongly',
    sends: handoverEndpoints.cancel,
  },
  'act as somebody': {
    show: (close) => <ActAsDialog person={person} hasUnsaved={false} onClose={close} />,
    as: 'admin',
    focus: /^Reason/,
    sends: impersonationEndpoints.start,
  },
  'own password': {
    show: (close) => <PasswordDialog onClose={close} />,
    focus: /^Current password/,
    typed: 'given-to-me{Tab}{Tab}my-own-one{Tab}{Tab}my-own-one',
    sends: authEndpoints.changePassword,
  },
  'a new token': {
    show: (close) => <TokenDialog organization={{ id: 1, name: 'North Parcel' }} onClose={close} />,
    as: 'admin',
    focus: /^Name/,
    typed: 'Web shop',
    sends: organizationTokenEndpoints.create,
  },
  'message settings': {
    show: (close) => <MessageSettings settings={[{ event: 'message', in_app: true, fixed: false }]} canChange onClose={close} />,
    focus: /./,
    isToRead: true,
  },
  'a new message': {
    show: (close) => <NewMessage organization_id={1} onClose={close} />,
    as: 'organization_admin',
    focus: /^People/,
    isToRead: true,
  },
  'report a problem': {
    show: (close) => <ReportDialog onClose={close} />,
    focus: /^What is wrong/,
    typed: 'Empty board',
    sends: issueEndpoints.create,
  },
  welcome: { show: (close) => <WelcomeDialog onAnswer={confirm} onClose={close} />, focus: /Start/, isToRead: true },
  'what was not saved': {
    show: (close) => <MissedDialog kind={kindOf('archive')} order={order} reason="Archived already" onClose={close} />,
    focus: /^Done/,
    isToRead: true,
  },
  'the courier of an order': {
    show: (close) => <CourierDialog order={order} confirmLabel="Assign" onConfirm={confirm} onCancel={close} />,
    focus: /^Find a courier/,
    typed: 'carl',
  },
  'details of a move': {
    show: (close) => (
      <MoveDetailsDialog
        move={{ order, to: 5, input: { requires: [], asks: ['sub_status_id'] } } as never}
        onConfirm={confirm}
        onCancel={close}
      />
    ),
    focus: /^Reason/,
  },
  labels: { show: (close) => <LabelDialog orders={[order]} onClose={close} />, focus: /^Print/, isToRead: true },
  'a manifest': {
    show: (close) => <ManifestDialog couriers={[{ id: 5, name: 'Carl Fast' }]} startDay={undefined} onClose={close} />,
    focus: /^Print/,
    isToRead: true,
  },
  'the palette': { show: (close) => <Palette onClose={close} />, focus: /^Go to or find/, isToRead: true },
  'delivery date': {
    show: (close) => <OperationDialog kind={kindOf('delivery_date')} order={order} onClose={close} />,
    focus: /^Delivery date/,
    typed: '08.05.2099',
    sends: orderOperationEndpoints.setDeliveryDate,
  },
  address: {
    show: (close) => <OperationDialog kind={kindOf('address')} order={order} onClose={close} />,
    focus: /^Address/,
    typed: ' left door',
    sends: orderOperationEndpoints.changeAddress,
  },
  'a file of translations': {
    show: (close) => <FileIn language={german} file={new File(['{}'], 'de.json')} onClose={close} />,
    as: 'admin',
    focus: /^Take/,
    sends: i18nSourceEndpoints.fileIn,
    isSent: ({ query }) => !['1', 'true'].includes(query.get('check') ?? ''),
    reply: { accepted: 3, refused: [] },
  },
  'an account that is handed over': {
    show: (close) => (
      <HandedOverDialog account={{ name: 'Eve Hall', email: 'eve@example.test', password: 'abcd-efgh' }} onDone={done(confirm, close)} />
    ),
    as: 'admin',
    focus: /^Copy all/,
    isKept: true,
  },
})

function done(confirm: () => void, close: () => void): () => void {
  return () => {
    confirm()
    close()
  }
}
