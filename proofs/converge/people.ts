/** People whose boards are compared: two countries, each on both processes, and another organization. */
export const BOARDS = [
  { name: 'logist', email: 'logist@tracklane.test', process: 0 },
  { name: 'the same logist elsewhere', email: 'logist@tracklane.test', process: 1 },
  { name: 'logist of another country', email: 'logist-2@tracklane.test', process: 1 },
  { name: 'the same elsewhere', email: 'logist-2@tracklane.test', process: 0 },
  { name: 'logist of another organization', email: 'logist-b@tracklane.test', process: 0 },
] as const

/** Tables of people without a board: one sees every country of an organization, the other only reads. */
export const TABLES = [
  { name: 'organization administrator', email: 'organization-admin@tracklane.test', process: 1 },
  { name: 'reporter', email: 'reporter@tracklane.test', process: 0 },
] as const

/** People who work beside the boards, without a browser. */
export const COLLEAGUES = [
  'logist@tracklane.test',
  'logist-2@tracklane.test',
  'logist-b@tracklane.test',
  'organization-admin@tracklane.test',
  'organization-admin-b@tracklane.test',
  'admin@tracklane.test',
] as const

export const PASSWORD = 'tracklane-demo'
