/** Names of lists that an address repeats, since their values may have commas: the fields of `listOfWhole`. */
export const WHOLE_LISTS: readonly string[] = ['code', 'foreign_id']
