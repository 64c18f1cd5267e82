import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { authEndpoints } from '@tracklane/contract/auth'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import { handoverEndpoints } from '@tracklane/contract/handover'
import { i18nSourceEndpoints } from '@tracklane/contract/i18n-source'
import { impersonationEndpoints } from '@tracklane/contract/impersonation'
import { issueEndpoints } from '@tracklane/contract/issue'
import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import type { Role } from '@tracklane/contract/kit/role'
import { modelLogEndpoints } from '@tracklane/contract/model-log'
import { orderFlowEndpoints } from '@tracklane/contract/order-flow'
import { orderFlowDraftEndpoints } from '@tracklane/contract/order-flow-draft'
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
import { type ReactNode, useState } from 'react'
import { PasswordDialog } from '#features/auth/password.parts.tsx'
import { CourierDialog } from '#features/courier-order/courier-dialog.tsx'
import { TakeBackDialog } from '#features/handover/take-back-dialog.tsx'
import { FileIn } from '#features/i18n-source/file-in.tsx'
import { ActAsDialog } from '#features/impersonation/impersonate.parts.tsx'
import { ReportDialog } from '#features/issue/report-dialog.parts.tsx'
import { NewMessage } from '#features/message-sending/new-message.parts.tsx'
import { MessageSettings } from '#features/message-setting/message-settings.parts.tsx'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { WelcomeDialog } from '#features/onboarding-user/welcome-dialog.tsx'
import { orderRow } from '#features/order/order.testing.ts'
import { CopyDialog } from '#features/order-flow-draft/copy/copy-dialog.tsx'
import type { Answer, SavingQuestion } from '#features/order-flow-draft/editor/saving.ts'
import { flow as drawnFlow } from '#features/order-flow-draft/flow-draft.testing.ts'
import { createFlowEditor, FlowEditorContext } from '#features/order-flow-draft/flow-editor.store.ts'
import { RenameDialog } from '#features/order-flow-draft/list/rename-dialog.tsx'
import { stepsOf } from '#features/order-flow-draft/rules/flow-draft.rules.ts'
import { SaveDialog } from '#features/order-flow-draft/save/save-dialog.tsx'
import { MoveDetailsDialog } from '#features/order-move/move-details-dialog.tsx'
import { MissedDialog } from '#features/order-operation/dialogs/missed-dialog.tsx'
import { OperationDialog } from '#features/order-operation/dialogs/operation-dialog.tsx'
import { SubStatusDialog } from '#features/order-operation/dialogs/sub-status-dialog.tsx'
import { kindOf } from '#features/order-operation/operation-kinds.api.ts'
import { openOrderDialog } from '#features/order-operation/order-dialog.store.ts'
import { LabelDialog } from '#features/order-print/label-dialog.tsx'
import { ManifestDialog } from '#features/order-print/manifest-dialog.tsx'
import { TokenDialog } from '#features/organization-token/token-dialog.tsx'
import { HandedOverDialog } from '#features/user/handed-over.tsx'
import { answer, type Request } from '#testing/answer.ts'
import { PictureField } from '#ui/rich-text/picture-field.tsx'
import { Palette } from './palette/palette.tsx'

const nothing = () => {}
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

/** Answers the requests of the dialogs. */
export function answerForDialogs(): void {
  answer(orderStatusEndpoints.list, {
    data: [{ id: 5, name: 'Rejected', sub_statuses: [{ id: 50, name: 'Too expensive', organization_id: null }] }],
  })
  answer(countryEndpoints.list, { data: [] })
  answer(organizationEndpoints.options, { data: [] })
  answer(sessionEndpoints.own, { data: [] })
  answer(userEndpoints.list, { data: [], meta: { current_page: 1, per_page: 25, total: 0, last_page: 1 } })
  answer(orderFlowEndpoints.list, { data: [] })
  const carl = { id: 5, name: 'Carl Fast', organization_id: 1, country_id: 1, vehicle: 'car' as const, capacity: 9, active: true }
  answer(orderPrintEndpoints.check, { data: { printable: [order.id], refused: [], warnings: [] } })
  answer(orderListEndpoints.list, { data: [order], meta: { current_page: 1, per_page: 25, total: 1, last_page: 1 } })
  answer(modelLogEndpoints.get, { data: { logs: [], relations: {}, pagesCount: 1 } })
  answer(orderFlowDraftEndpoints.reach, { data: { people: 6, organizations: 1, orders: [] } })
  answer(orderMoveEndpoints.previewStatuses, { data: { can: [order.id], refused: [], requires: [], asks: ['sub_status_id'] } })
  answer(courierEndpoints.options, { data: [{ ...carl, open_orders: 1, day_orders: 0 }] })
}

/** A dialog, and the behaviour that all of them share. */
export interface DialogRow {
  readonly show?: (close: () => void) => ReactNode
  /** Used in the place of `show`: asks the layout for its dialog, which calls `back` when it is closed. */
  readonly ask?: (back: () => void) => void
  /** The label of its own button that opens it; by default a button of the test does. */
  readonly opener?: string
  /** The key on that button that opens it. */
  readonly key?: string
  readonly as?: Role
  /** The name of the focused element once the dialog is there. */
  readonly focus: RegExp
  /** Text typed there before the dialog is saved. */
  readonly typed?: string
  /** An action before saving that no key can do. */
  readonly before?: () => Promise<void>
  /** The call of saving; undefined: `confirm`. */
  readonly sends?: Endpoint
  /** Finds its request among others of the call. */
  readonly isSent?: (request: Request) => boolean
  readonly reply?: object
  /** True where nothing is saved in it. */
  readonly isToRead?: boolean
  /** True where Escape does not close it, since it shows something only once. */
  readonly isKept?: boolean
}

/** Every dialog; the ones that send nothing themselves call `confirm`. */
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
  'a flow that is warned of': {
    show: (close) => <SaveFlow asked={{ about: 'issues', issues: [], steps: [] }} confirm={confirm} close={close} />,
    as: 'admin',
    focus: /^Keep editing/,
  },
  'a flow that somebody else has saved': {
    show: (close) => <SaveFlow asked={{ about: 'theirs', theirs: drawnFlow({ version: 13 }) }} confirm={confirm} close={close} />,
    as: 'admin',
    focus: /^Keep editing/,
  },
  'a change log': {
    show: () => <LogButton entity="country" id={1} name="Germany" />,
    opener: 'Change log',
    as: 'admin',
    focus: /^Close/,
    isToRead: true,
  },
  'a picture': {
    show: () => <PictureField label="Cover" value="" onChange={confirm} upload={async () => SENT} />,
    opener: 'Choose a picture',
    as: 'admin',
    focus: /^Choose (a|another) picture/,
    before: choosePicture,
  },
  'the keys of a screen': { ask: nothing, key: '?', focus: /^Single keys act/, isToRead: true },
  'an operation with many': {
    ask: (onClose) => openOrderDialog({ kind: 'operations', operation: 'archive', orders: [order], onDone: nothing, onClose }),
    focus: /^Archive 1 order/,
    sends: orderOperationEndpoints.archive,
    reply: { done: [order.id], refused: [] },
  },
  'a move of many': {
    ask: (onClose) => openOrderDialog({ kind: 'moves', to: 5, orders: [{ ...order, status_id: 6 }], onDone: nothing, onClose }),
    focus: /^Reason/,
    sends: orderMoveEndpoints.setStatuses,
    reply: { done: [order.id], refused: [] },
  },
})

const SENT = { file: `/api/upload/${'a'.repeat(32)}.png`, width: 3, height: 2 }

interface SaveFlowProps {
  asked: SavingQuestion
  confirm: () => void
  close: () => void
}

function SaveFlow({ asked, confirm, close }: SaveFlowProps) {
  const [editor] = useState(() => createFlowEditor({ source: { id: 3 }, base: stepsOf(drawnFlow().links) }))
  const onAnswer = (given: Answer) => (given.does === 'save' || (given.does === 'join' && given.isSaved) ? confirm() : close())
  return (
    <FlowEditorContext value={editor}>
      <SaveDialog asked={asked} onAnswer={onAnswer} />
    </FlowEditorContext>
  )
}

/** Pictures are not drawn here, so the test reports the preview as loaded. */
async function choosePicture(): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Choose a picture'), new File(['png'], 'van.png', { type: 'image/png' }))
  const preview = await screen.findByAltText('Preview of van.png')
  Object.defineProperty(preview, 'naturalWidth', { value: 3 })
  fireEvent.load(preview)
}

function done(confirm: () => void, close: () => void): () => void {
  return () => {
    confirm()
    close()
  }
}
