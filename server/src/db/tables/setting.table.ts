/** The installation's notes, e.g. the catalogue of phrases that was loaded last. */
export interface SettingTable {
  key: string
  value: string
}
