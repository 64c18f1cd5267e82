import { describe, expect, test } from 'vitest'
import { buryRestored } from '#platform/jobs/jobs.queries.ts'
import { mailRoom } from './mail-room.testing.ts'

const here = mailRoom()
const { world, order, move, told, pass } = here

describe('a mail server', () => {
  test('that refuses for now is asked again after 1, 5, 30 and 120 minutes with the same Message-ID', async () => {
    here.mails.behave({ as: 'refuses', code: 451, at: 'content' })
    const { id } = await order()
    await move(id, 6)
    await pass(0)
    for (const minutes of [2, 1, 5]) await pass(minutes)
    expect(await told(id)).toEqual([
      {
        event: 'order.status_changed',
        to: 'A…@example.com',
        state: 'waiting',
        reason: 'The mail server asks to come back later',
        attempts: 3,
      },
    ])
    here.mails.behave({ as: 'accepts' })
    await pass(29)
    expect(here.mails.received).toEqual([])
    await pass(1)
    expect(here.mails.received).toHaveLength(1)
    expect((await told(id))[0]).toMatchObject({ state: 'sent', reason: null, attempts: 4 })
  })

  test('that refuses for good is asked once; sending again keeps the Message-ID', async () => {
    here.mails.behave({ as: 'refuses', code: 550, at: 'address' })
    const { id } = await order()
    await move(id, 6)
    await pass(0)
    await pass(2)
    await pass(300)
    expect((await told(id))[0]).toMatchObject({ state: 'dead', reason: 'The mail server refuses it for good', attempts: 1 })
    here.mails.behave({ as: 'accepts' })
    const admin = await here.as('admin')
    const { data, meta } = (await admin.get('/notification/job?state=dead')).json()
    expect(data).toMatchObject([
      { channel: 'email', to: 'A…@example.com', state: 'dead', reason: 'mail_refused', event: 'order.status_changed', order_id: id },
    ])
    expect(meta).toMatchObject({
      waiting: 0,
      places: { email: 'server', sms: 'nowhere', messenger: 'nowhere' },
      dead: [{ reason: 'mail_refused', count: 1 }],
    })
    expect((await admin.post(`/notification/job/${data[0].id}/retry`)).json().data).toMatchObject({ state: 'waiting', error: null })
    expect((await told(id))[0]).toMatchObject({ state: 'waiting' })
    await pass(0)
    const { created_at } = await world().db.selectFrom('jobs').select('created_at').where('id', '=', data[0].id).executeTakeFirstOrThrow()
    const line = await world().db.selectFrom('order_notifications').select('id').where('channel', '=', 'email').executeTakeFirstOrThrow()
    expect(here.mails.received.map(({ messageId }) => messageId)).toEqual([
      `<${created_at.getTime().toString(36)}.${data[0].id}.${line.id}@tracklane.test>`,
    ])
    expect((await admin.post(`/notification/job/${data[0].id}/retry`)).statusCode).toBe(409)
  })

  test('that failed five times is asked five times more after sending again', async () => {
    here.mails.behave({ as: 'refuses', code: 451, at: 'content' })
    const { id } = await order()
    await move(id, 6)
    await pass(0)
    for (const minutes of [2, 1, 5, 30, 120]) await pass(minutes)
    expect((await told(id))[0]).toMatchObject({ state: 'dead', attempts: 5 })
    const admin = await here.as('admin')
    expect((await admin.post('/notification/job/retry', { reason: 'mail_later' })).json().data).toEqual({ retried: 1 })
    await pass(0)
    expect((await told(id))[0]).toMatchObject({ state: 'waiting', attempts: 6 })
    here.mails.behave({ as: 'accepts' })
    await pass(1)
    expect((await told(id))[0]).toMatchObject({ state: 'sent', attempts: 7 })
  })

  test('gets a mail that waited in a backup once somebody sends it again', async () => {
    const { id } = await order()
    await move(id, 6)
    await pass(0)
    await buryRestored(world().db)
    await pass(2)
    expect((await told(id))[0]).toMatchObject({ state: 'dead', reason: 'Restored from a backup' })
    expect(here.mails.received).toEqual([])
    const admin = await here.as('admin')
    expect((await admin.post('/notification/job/retry', { reason: 'restored' })).json().data).toEqual({ retried: 1 })
    await pass(0)
    expect((await told(id))[0]).toMatchObject({ state: 'sent' })
  })

  test('that hangs or dies is tried again', async () => {
    const { id } = await order()
    await move(id, 6)
    await pass(0)
    here.mails.behave({ as: 'dies' })
    await pass(2)
    expect((await told(id))[0]).toMatchObject({ state: 'waiting', reason: 'The mail server cannot be reached' })
    here.mails.behave({ as: 'hangs' })
    await pass(1)
    here.mails.behave({ as: 'accepts' })
    await pass(5)
    expect((await told(id))[0]).toMatchObject({ state: 'sent', attempts: 3 })
  })

  test('leaves neither its words nor an address in the jobs', async () => {
    here.mails.behave({ as: 'refuses', code: 550, at: 'address' })
    const { id } = await order({ customer_email: 'quite.unique@example.com' })
    await move(id, 6)
    await pass(0)
    await pass(2)
    expect(JSON.stringify(await world().db.selectFrom('jobs').selectAll().execute())).not.toMatch(/unique@|No: /)
  })
})
