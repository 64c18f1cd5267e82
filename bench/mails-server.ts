import { openMailServer } from '../server/src/testing/mail-server.ts'

/** Started by mails.ts: a mail server that takes everything. */
const { url } = await openMailServer()
process.once('disconnect', () => process.exit(0))
process.send?.({ url })
