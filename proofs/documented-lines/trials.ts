/** A documented command line, and the way to try it. */
export interface Trial {
  readonly line: string
  /** Runs in the packaged folder instead of the checkout. */
  readonly isPackaged?: true
  /** Runs until it is stopped. The trial waits until its server is ready and runs these lines meanwhile. */
  readonly serves?: { readonly meanwhile: readonly string[] }
  /** Starts with an empty data folder. */
  readonly isFresh?: true
  /** Starts with PostgreSQL and Redis for several processes. */
  readonly isOfSeveral?: true
}

const SERVES = { meanwhile: [] }

/** The lines in the order of typing: later lines need the results of earlier ones. */
export const TRIALS: readonly Trial[] = [
  { line: 'npm install' },
  {
    line: 'npm install && npm start',
    serves: {
      meanwhile: [
        `curl http://localhost:3000/api/order -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '{"country_id": <country_id>, "customer_full_name": "Eve Hall", "customer_address": "Mill Lane 3, Berlin"}'`,
        'curl -s http://127.0.0.1:9464/metrics | grep tracklane_http_requests_total',
      ],
    },
  },
  { line: 'npm start', serves: SERVES },
  { line: 'npm run serve', serves: SERVES },
  { line: 'npm run dev', serves: SERVES },
  { line: 'npm run backup -- FILE' },
  { line: 'npm run restore -- FILE', isFresh: true },
  { line: 'npm run backup -- /backups/tracklane-2026-11-26.tar.gz' },
  { line: 'DATA_DIR=./restored npm run restore -- /backups/tracklane-2026-11-26.tar.gz' },
  { line: 'DATA_DIR=./restored npm run serve', serves: SERVES },
  { line: 'RETENTION_CUSTOMER_MONTHS=24 npm run retention' },
  { line: 'chmod -R go= DATA_DIR' },
  { line: 'createdb --template template0 --encoding UTF8 --locale C.UTF-8 tracklane' },
  { line: 'DATABASE_URL=postgres://tracklane:…@localhost/tracklane npm run restore -- /backups/tracklane-2026-11-26.tar.gz' },
  { line: 'ROLE=web PORT=3000 npm run serve', serves: SERVES, isOfSeveral: true },
  { line: 'ROLE=worker PORT=3001 npm run serve', serves: SERVES, isOfSeveral: true },
  { line: 'npm run admin:create', isFresh: true },
  { line: 'NODE_ENV=production npm run admin:create', isFresh: true },
  { line: 'npm run seed', isFresh: true },
  { line: 'npm run seed -- --orders 100000', isFresh: true },
  { line: 'openssl rand -base64 48' },
  { line: 'npm run proof -- --list' },
  { line: 'npm run proof -- --stale' },
  { line: 'npm run check:changed' },
  { line: 'npm run package' },
  { line: 'npm install && npm run package' },
  { line: 'npm run package -- --to FOLDER' },
  {
    line: "ADMIN_EMAIL=ann@example.com ADMIN_PASSWORD='a long way to the sea' NODE_ENV=production npm run admin:create",
    isPackaged: true,
  },
  { line: 'NODE_ENV=production npm start', serves: SERVES, isPackaged: true },
  { line: 'node server/dist/commands.js backup FILE', isPackaged: true },
  { line: 'NODE_ENV=production node server/dist/commands.js admin:create', isPackaged: true, isFresh: true },
  { line: 'npm run db:migration -- <what>' },
  { line: 'npm run db:reset' },
]

/** Returns their lines, with the lines that run meanwhile. */
export function linesOf(trials: readonly Trial[]): string[] {
  return trials.flatMap(({ line, serves }) => [line, ...(serves?.meanwhile ?? [])])
}
