/** The comparison of two forms: their fields, and whether two values are equal. */
export interface Comparison<Values, Field extends string> {
  readonly fields: readonly Field[]
  readonly isSame: (field: Field, one: Values, other: Values) => boolean
}

/** Returns the fields that both sides have changed since `base`, to different values. */
export function conflictsOf<Values, Field extends string>(
  { fields, isSame }: Comparison<Values, Field>,
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
): Field[] {
  return fields.filter((field) => !isSame(field, base, mine) && !isSame(field, base, theirs) && !isSame(field, mine, theirs))
}

export function changedFields<Values, Field extends string>(
  { fields, isSame }: Comparison<Values, Field>,
  before: Values,
  after: Values,
): Field[] {
  return fields.filter((field) => !isSame(field, before, after))
}

/** Returns their values with the named fields of mine on top. */
export function laidOver<Values extends object>(theirs: Values, mine: Values, fields: readonly string[]): Values {
  return { ...theirs, ...Object.fromEntries(Object.entries(mine).filter(([field]) => fields.includes(field))) }
}
