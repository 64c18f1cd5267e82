import { describe, expect, test, vi } from 'vitest'
import { LOGIN, letterRoom, MINUTE, NEW } from './letter-room.testing.ts'

const room = letterRoom()
const { deliver, forgot, guest, person, reset, tokenIn } = room

describe('a new account without a password', () => {
  const draft = () => ({
    first_name: 'Eve',
    last_name: 'Hall',
    email: 'eve@company.example',
    role: 'logist',
    organization_id: room.app.world.organization,
    country_id: room.app.world.country,
  })

  test('has no known password where security invites the person', async () => {
    expect((await (await room.app.as('security')).post('/user', draft())).statusCode).toBe(201)
    expect((await (await room.app.as('admin')).get('/home')).json().data.known_to_security).toEqual([])
  })

  test('is invited by mail for seven days, and its owner chooses the password', async () => {
    const answer = await (await room.app.as('admin')).post('/user', draft())
    expect(answer.json().data).toMatchObject({ email: 'eve@company.example', invited: true })
    await deliver()
    expect(room.mails.received).toMatchObject([{ envelope: { to: ['eve@company.example'] }, subject: 'Your account at Tracklane' }])
    room.pass(6 * 24 * 60 * MINUTE)
    expect((await reset(tokenIn())).statusCode).toBe(200)
    expect((await (await guest())('/user/login', { email: 'eve@company.example', password: NEW })).json().data.must_change_password).toBe(
      false,
    )
  })

  test('is in the list of sent messages, and a refused mail is sent again with a new link', async () => {
    room.mails.behave({ as: 'refuses', code: 550, at: 'address' })
    await (await room.app.as('admin')).post('/user', draft())
    await deliver()
    const admin = await room.app.as('admin')
    const [dead] = (await admin.get('/notification/job?state=dead')).json().data
    expect(dead).toMatchObject({ event: 'account', channel: 'email', to: 'e…@company.example', reason: 'mail_refused' })
    room.mails.behave({ as: 'accepts' })
    expect((await admin.post(`/notification/job/${dead.id}/retry`)).statusCode).toBe(200)
    await deliver()
    expect((await reset(tokenIn())).statusCode).toBe(200)
  })

  test('cannot be created by a role that may not create such an account', async () => {
    const answer = await (await room.app.as('organization_admin')).post('/user', {
      ...draft(),
      role: 'admin',
      organization_id: null,
      country_id: null,
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    await deliver()
    expect(room.mails.received).toEqual([])
  })
})

test("a new address is reported to the old one, in the person's language", async () => {
  const id = await person({ language: 'de' })
  const admin = await room.app.as('admin')
  expect((await admin.put(`/user/${id}`, { first_name: 'Anna' })).statusCode).toBe(200)
  expect((await admin.put(`/user/${id}`, { email: 'new@company.example' })).statusCode).toBe(200)
  await deliver()
  expect(room.mails.received.map(({ envelope, subject }) => [envelope.to[0], subject])).toEqual([
    [LOGIN, 'Ihr Konto bei Tracklane hat eine andere E-Mail-Adresse'],
  ])
  expect(room.mails.received[0]?.text).not.toContain('reset=')
})

test.each(['already disabled', 'disabled with it'])(
  'a new address is reported to the old one also where the account is %s',
  async (when) => {
    const isBefore = when === 'already disabled'
    const id = await person({ active: !isBefore })
    const change = { email: 'new@company.example', ...(!isBefore && { active: false }) }
    expect((await (await room.app.as('admin')).put(`/user/${id}`, change)).statusCode).toBe(200)
    await deliver()
    expect(room.mails.received.map(({ envelope }) => envelope.to[0])).toEqual([LOGIN])
  },
)

test('without a mail server the account needs a password, and no link is sent', async () => {
  const { mailer } = room.app.app.platform
  const place = vi.spyOn(mailer, 'place').mockResolvedValue('files')
  const draft = { first_name: 'Eve', last_name: 'Hall', email: 'eve@company.example', role: 'admin' }
  const answer = await (await room.app.as('admin')).post('/user', draft)
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['password']])
  expect((await room.app.guest().get('/config')).json().data.password_mail).toBe(false)
  await person()
  await forgot(LOGIN)
  await deliver()
  expect(room.mails.received).toEqual([])
  place.mockRestore()
  expect((await room.app.guest().get('/config')).json().data.password_mail).toBe(true)
})
