import { prepareMessages } from '#lib/i18n.ts'

if (!globalThis.navigator) Object.defineProperty(globalThis, 'navigator', { value: { userAgent: '' } })

await prepareMessages()
