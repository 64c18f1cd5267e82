/** What the installation remembers of itself, e.g. which catalogue of phrases was loaded last. */
export interface SettingTable {
  key: string
  value: string
}
