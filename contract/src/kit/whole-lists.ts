/** Names of the lists that an address repeats, since their values may have commas: those of `listOfWhole`. */
export const WHOLE_LISTS: readonly string[] = ['code', 'foreign_id']
