import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { OrderRow } from '@tracklane/contract/order'
import { orderOperationEndpoints as on } from '@tracklane/contract/order-operation'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answerStatuses, bodies, choose, openList } from '#features/order-operation/operation.testing.ts'
import { answer } from '#testing/answer.ts'

const WHEN = '2026-05-04T10:00:00.000Z'

beforeEach(answerStatuses)

const undo = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone')
}

test('Undo of a wrongly removed payment restores its day', async () => {
  const row = orderRow({ paid: true, paid_at: WHEN })
  answer(on.setPaid, { data: { done: [1], refused: [], versions: [7] } })
  await openList([row])
  await choose(row, 'Mark as not paid')
  await screen.findByText('TL0000000001 marked as not paid')
  await undo()
  expect(bodies(on.setPaid)).toEqual([
    { paid: false, orders: [1] },
    { paid: true, as_before: true, orders: [1], versions: [7] },
  ])
})

const changed = (row: OrderRow, version: number) => ({ data: { ...row, transitions: [], refused: [], version } })

async function setDate(row: OrderRow) {
  answer(on.changeDeliveredAt, changed(row, 7))
  await openList([row])
  await choose(row, 'Set actual delivery date…')
  await userEvent.click(await screen.findByRole('button', { name: 'Yesterday' }))
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await screen.findByText('Actual delivery date of TL0000000001 set')
}

test('Undo restores an empty actual delivery date', async () => {
  await setDate(orderRow({ status_id: 2, delivered_at: null }))
  await undo()
  expect(bodies(on.changeDeliveredAt)[1]).toEqual({ deliveredAt: null })
})

test('a handed over order keeps the new date, since it needs one', async () => {
  await setDate(orderRow({ status_id: 8, delivered_at: null }))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a wrong date is removed, and restored by Undo', async () => {
  const row = orderRow({ status_id: 2, delivered_at: WHEN })
  answer(on.changeDeliveredAt, changed(row, 7))
  await openList([row])
  await choose(row, 'Take the actual delivery date off')
  await screen.findByText('Actual delivery date taken off TL0000000001')
  await undo()
  expect(bodies(on.changeDeliveredAt)).toEqual([{ deliveredAt: null }, { deliveredAt: WHEN }])
})
