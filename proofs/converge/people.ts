/** People whose boards are compared: the same area on both processes, another country, and another organization. */
export const BOARDS = [
  { name: 'logist', email: 'logist@tracklane.test', process: 0 },
  { name: 'the same logist elsewhere', email: 'logist@tracklane.test', process: 1 },
  { name: 'logist of another country', email: 'logist-2@tracklane.test', process: 1 },
  { name: 'the same elsewhere', email: 'logist-2@tracklane.test', process: 0 },
  { name: 'logist of another organization', email: 'logist-b@tracklane.test', process: 0 },
] as const

/** Tables of those who have no board: of every country of an organization, and of one who only reads. */
export const TABLES = [
  { name: 'organization administrator', email: 'organization-admin@tracklane.test', process: 1 },
  { name: 'reporter', email: 'reporter@tracklane.test', process: 0 },
] as const

/** People who work beside them, without a browser. */
export const COLLEAGUES = [
  'logist@tracklane.test',
  'logist-2@tracklane.test',
  'logist-b@tracklane.test',
  'organization-admin@tracklane.test',
  'organization-admin-b@tracklane.test',
  'admin@tracklane.test',
] as const

export const PASSWORD = 'tracklane-demo'
