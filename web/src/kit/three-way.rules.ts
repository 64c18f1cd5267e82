/** How one kind of form is compared: what can differ in it, and when it does. */
export interface Comparison<Values, Field extends string> {
  readonly fields: readonly Field[]
  readonly isSame: (field: Field, one: Values, other: Values) => boolean
}

/** Fields that both have changed since `base`, each to something else. */
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

/** Theirs, with those of my fields on top. */
export function laidOver<Values extends object>(theirs: Values, mine: Values, fields: readonly string[]): Values {
  return { ...theirs, ...Object.fromEntries(Object.entries(mine).filter(([field]) => fields.includes(field))) }
}
