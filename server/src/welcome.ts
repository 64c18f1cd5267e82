import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './db/seed/demo-accounts.ts'
import type { Config } from './platform/config.ts'

/** The console's words when the server is ready. */
export function welcome(config: Config, address: string): string {
  const url = config.appUrl ?? address.replace(/127\.0\.0\.1|0\.0\.0\.0|\[::1?\]/, 'localhost')
  if (config.role === 'worker') return `\n  ${config.brand} works off jobs; ${url}/health/ready says whether it is well\n\n`
  const lines = ['', `  ${config.brand} is ready at ${url}`, '']
  if (config.demo) {
    lines.push(`  Demo accounts, password ${DEMO_PASSWORD}:`)
    for (const { role, email } of DEMO_ACCOUNTS) lines.push(`    ${role.padEnd(20)} ${email}`)
    lines.push('')
  }
  return `${lines.join('\n')}\n`
}
