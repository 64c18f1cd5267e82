import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refetchInNewLanguage } from './refetch-in-new-language.ts'

test('a first answer in a former language is shown and asked for again', async () => {
  const client = new QueryClient()
  let arrive = (_words: string) => {}
  const first = new Promise<string>((resolve) => {
    arrive = resolve
  })
  const answers = [first, Promise.resolve('Übersicht')]
  const shown = new QueryObserver(client, { queryKey: ['home'], queryFn: () => answers.shift(), staleTime: 30_000 })
  const stop = shown.subscribe(() => {})
  const told = refetchInNewLanguage(client)
  arrive('Home')
  await told
  expect(shown.getCurrentResult().data).toBe('Übersicht')
  stop()
})
