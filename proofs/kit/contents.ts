import { Client, LOGIST, PASSWORD } from './client.ts'

/** Describes the content of a filled database, as a person sees it. */
export async function contents(port: number): Promise<string> {
  const client = new Client(port)
  await client.login(LOGIST, PASSWORD)
  const orders = await client.ask('GET', '/api/order?per_page=10')
  const translations = await client.ask('GET', '/api/i18n/translation-index')
  client.close()
  const { meta } = JSON.parse(orders.text) as { meta: { total: number } } // it passed the schema of its endpoint
  return `${meta.total} orders of the logist and ${translations.text.length} characters of translations`
}
