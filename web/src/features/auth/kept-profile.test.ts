import { expect, test } from 'vitest'
import { withDisk } from '#testing/durable.ts'
import { profileOf } from '#testing/render-screen.tsx'
import { findKeptProfile, keepProfile } from './kept-profile.store.ts'

withDisk()

test('a kept profile without a version is read', async () => {
  const { version: _, ...former } = profileOf('courier')
  keepProfile(former as ReturnType<typeof profileOf>) // as an older page has written it
  await expect.poll(() => findKeptProfile()).toEqual({ ...former, version: 0 })
})
