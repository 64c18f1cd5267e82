import { Client, PASSWORD } from '../kit/client.ts'

/** The first administrator, made by `admin:create`. The demo world has others. */
export const ADMIN = { ADMIN_EMAIL: 'ann@tracklane.test', ADMIN_PASSWORD: 'a long way to the sea' }

const DEMO_ADMIN = 'admin@tracklane.test'

interface Organizations {
  readonly data: readonly { readonly id: number; readonly country_ids: readonly number[] }[]
}

/** Makes a token that may write orders of a demo organization, and returns it with a country that the organization serves. */
export async function tokenAndCountry(port: number): Promise<{ token: string; country_id: number }> {
  const client = new Client(port)
  try {
    await client.login(DEMO_ADMIN, PASSWORD)
    const { data } = JSON.parse((await client.ask('GET', '/api/organization')).text) as Organizations // our own answer
    const [organization] = data
    if (!organization) throw new Error('The demo world has no organization')
    const made = await client.ask('POST', `/api/organization/${organization.id}/token`, { name: 'Shop', abilities: ['orders:write'] })
    if (made.status !== 201) throw new Error(`No token: ${made.status} ${made.text}`)
    const { token } = (JSON.parse(made.text) as { data: { token: string } }).data // our own answer
    return { token, country_id: organization.country_ids[0] ?? 1 }
  } finally {
    client.close()
  }
}
