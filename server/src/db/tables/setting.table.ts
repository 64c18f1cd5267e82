/** The installation's notes on itself, e.g. which catalogue of phrases was loaded last. */
export interface SettingTable {
  key: string
  value: string
}
