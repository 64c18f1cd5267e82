import type { Uses } from '@tracklane/contract/kit/crud'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { GivenTexts, Translations, TranslationsPatch } from '@tracklane/contract/kit/translations'
import { USE_NAMES } from '@tracklane/contract/kit/uses'
import type { LogEntity } from '@tracklane/contract/model-log'
import type { ContentTable } from '#db/places.ts'
import { loggedTexts } from '#features/i18n/texts.rules.ts'
import type { Context } from '#platform/context.ts'
import { requireUnused } from '#platform/edit.ts'
import { type FieldErrors, notOffered } from '#platform/errors.ts'

/** The column of a row's parent. */
export type ParentColumn = 'category_id' | 'section_id'

export interface ContentView<Texts> extends Parents {
  readonly id: number
  readonly translations: Translations<Texts>
  readonly position: number
  readonly published: boolean
  readonly version: number
}

export interface ContentGroup {
  readonly entity: LogEntity
  readonly table: ContentTable
  /** The column of the parent: rows of one parent are ordered together. Absent: all rows are. */
  readonly parent?: ParentColumn
  /** The largest number of rows of a group. */
  readonly max: number
}

/** A kind of row that administrators write per language, order and publish: the part that its feature defines. */
export interface ContentKind<Texts extends object, View extends ContentView<Texts>, Row> extends ContentGroup {
  readonly rich?: readonly (keyof Texts & string)[]
  /** The empty value of an optional text. */
  readonly nothing?: GivenTexts<Texts>
  /** Finds the row as the caller sees it. */
  find(ctx: Context, id: number): Promise<View | undefined>
  inWords(ctx: Context, view: View): Row
  /** Entries of its log besides the texts. */
  logged?(view: View): object
  /** The rows inside it, which prevent its deletion. */
  uses?(view: View): Uses
}

export type Parents = { readonly [Column in ParentColumn]?: number | undefined }

export interface ContentDraft<Texts> extends Parents {
  readonly translations: Readonly<Record<string, GivenTexts<Texts>>>
  readonly published?: boolean | undefined
  readonly position?: number | undefined
}

export interface ContentPatch<Texts> extends Parents {
  readonly translations?: TranslationsPatch<Texts> | undefined
  readonly published?: boolean | undefined
  readonly position?: number | undefined
}

export function loggedOf<Texts extends object, View extends ContentView<Texts>>(
  { rich, logged }: Pick<ContentKind<Texts, View, unknown>, 'rich' | 'logged'>,
  view: View,
): object {
  const { translations, position, published } = view
  return { ...loggedTexts(translations, rich), ...logged?.(view), position, published }
}

/** Maps constraints to field errors: the parent may be gone when the row is written. */
export function constraintsOf({ table, parent }: ContentGroup): Readonly<Record<string, FieldErrors>> {
  return parent ? { [`${table}_${parent}_fkey`]: { [parent]: notOffered } } : {}
}

export function requireEmpty(uses: Uses): void {
  requireUnused(uses, USE_NAMES, (values) =>
    phrase('translations', '{total, plural, one {{uses} is in it} other {{uses} are in it}}: unpublish it instead', values),
  )
}
