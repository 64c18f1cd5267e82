import { openMailServer } from '../server/src/testing/mail-server.ts'

/** A mail server that takes everything. Started by mails.ts. */
const { url } = await openMailServer()
process.once('disconnect', () => process.exit(0))
process.send?.({ url })
