import { type UseFormReturnType, useForm } from '@mantine/form'
import type { UseMutationResult } from '@tanstack/react-query'
import { phrase } from '@tracklane/contract/kit/phrase'
import { useMemo, useState } from 'react'
import { focusFirstError } from '#lib/first-error.ts'
import { useKeptDraft } from '#lib/form-draft.ts'
import { type FieldErrors, fieldErrors, said } from '#lib/form-errors.ts'
import { translate } from '#lib/i18n.ts'
import { useInFront } from '#ui/in-front.ts'
import { toastMessage, toastSuccess } from '#ui/toast.ts'
import { useUnsaved } from '#ui/use-unsaved.ts'
import { type Comparison, changedFields, conflictsOf, laidOver } from './three-way.rules.ts'

interface VersionedRow {
  readonly id: number
  readonly version: number
}

/** Pure functions that turn a row into a form, compare two forms and make a request of one. */
interface EditRules<Row, Values, Patch, Field extends string = string> {
  readonly valuesOf: (row: Row) => Values
  /** Returns the fields that differ between two forms, in the order of the form. */
  readonly changedFields: (before: Values, after: Values) => readonly Field[]
  /** Returns only the changed fields, so that other people's changes stay. */
  readonly patchOf: (before: Values, after: Values) => Patch
  /** Returns the fields that both sides have changed since `base`, to different values. */
  readonly conflictsOf: (base: Values, mine: Values, theirs: Values) => readonly Field[]
  /** Returns their values with my changes on top. */
  readonly merged: (base: Values, mine: Values, theirs: Values) => Values
  /** Returns one form with a field of the other, where a field is more than one of the form's values. */
  readonly withField?: (values: Values, from: Values, field: Field) => Values
}

/** Makes the rules of a form whose fields are compared in the form they are sent in. */
export function editRules<Row, Values extends object, Body extends object>({
  valuesOf,
  bodyOf,
}: {
  valuesOf: (row: Row) => Values
  bodyOf: (values: Values) => Body
}): EditRules<Row, Values, Partial<Body>, keyof Body & string> {
  type Field = keyof Body & string
  const comparisonOf = (values: Values): Comparison<Values, Field> => ({
    fields: Object.keys(bodyOf(values)) as Field[], // the keys of a body
    isSame: (field, one, other) => JSON.stringify(bodyOf(one)[field] ?? null) === JSON.stringify(bodyOf(other)[field] ?? null),
  })
  const changed = (before: Values, after: Values) => changedFields(comparisonOf(after), before, after)
  return {
    valuesOf,
    changedFields: changed,
    patchOf: (before, after) => laidOver<Partial<Body>>({}, bodyOf(after), changed(before, after)),
    conflictsOf: (base, mine, theirs) => conflictsOf(comparisonOf(mine), { base, mine, theirs }),
    merged: (base, mine, theirs) => laidOver(theirs, mine, changed(base, mine)),
  }
}

/** A change of others to fields that I have changed too. */
export interface Conflict<Row, Values, Field extends string = string> {
  /** The values that both sides started from. */
  readonly known: Values
  readonly mine: Values
  readonly theirs: Row
  readonly fields: readonly Field[]
}

/** A form in a drawer, of a new or an existing row. */
export interface RecordForm<Values> {
  readonly form: UseFormReturnType<Values>
  readonly isDirty: boolean
  readonly isSending: boolean
  readonly save: () => void
}

/** The mutation that changes a row. `conflictingRow` finds the current row in a refusal (412). */
export interface RowUpdate<Row, Patch, Made = unknown>
  extends Pick<UseMutationResult<Made, Error, { id: number; version: number; patch: Patch }>, 'mutate' | 'isPending'> {
  readonly conflictingRow: (error: Error) => Row | undefined
  /** Undoes a saved change, after the form is gone. */
  readonly undo?: (change: { id: number; version: number; patch: Patch }) => void
}

interface EditInput<Row, Values, Patch, Field extends string> {
  /** The row when the form opened. */
  opened: Row
  rules: EditRules<Row, Values, Patch, Field>
  validate: (values: Values) => FieldErrors
  update: RowUpdate<Row, Patch>
  onSaved: () => void
  /** The text of the toast after saving, with Undo. */
  savedText?: (row: Row) => string
  /** The text of the toast where others' changes were merged with mine. */
  mergedText?: string
  /** Knows addresses at which the same form stays open. */
  staysHere?: (search: Record<string, unknown>) => boolean
}

/**
 * Keeps a form of an existing row. Other people's changes to other fields are merged by themselves. Where both sides changed a field,
 * `conflict` says so, my value stays in the form, and saving again keeps it.
 */
export function useEditForm<Row extends VersionedRow, Values extends object, Patch, Field extends string>(
  input: EditInput<Row, Values, Patch, Field>,
) {
  const { opened, rules, validate, update, onSaved } = input
  const { valuesOf } = rules
  const [base, setBase] = useState(opened)
  const [conflict, setConflict] = useState<Conflict<Row, Values, Field>>()
  const before = useMemo(() => valuesOf(base), [base, valuesOf])
  const form = useForm<Values>({ initialValues: before, validate })
  const isDirty = rules.changedFields(before, form.values).length > 0
  const letGo = useUnsaved(isDirty, input.staysHere ?? ((search) => Number(search.id) === opened.id))

  // Kept with its base row: changes of others since then are met when it is saved.
  useKeptDraft(String(opened.id), isDirty ? { base, values: form.values } : undefined, (draft) => {
    setBase(draft.base)
    form.setValues(draft.values)
  })

  const done = () => {
    letGo()
    onSaved()
  }

  const send = (from: Row, values: Values, hasMerged = false) => {
    const known = valuesOf(from)
    const variables = { id: from.id, version: from.version, patch: rules.patchOf(known, values) }
    update.mutate(variables, {
      onSuccess: (reply) => {
        const saved = (reply as { data: Row }).data // a call that changes a row answers with it
        if (input.savedText) toastSuccess(input.savedText(saved), wayBack(saved, values, known))
        if (hasMerged) toastMessage(input.mergedText ?? translate('record', 'Somebody else changed this meanwhile: both changes are kept'))
        done()
      },
      onError: (error) => {
        const theirs = update.conflictingRow(error)
        if (theirs) meet(theirs, known, values)
        else refuse(form, error)
      },
    })
  }

  // Makes the Undo of a saved form; undefined where nothing can be undone.
  const wayBack = ({ id, version }: Row, values: Values, known: Values) => {
    const { undo } = update
    if (!undo || rules.changedFields(values, known).length === 0) return undefined
    const patch = rules.patchOf(values, known)
    return { label: translate('dialog', 'Undo'), onAction: () => undo({ id, version, patch }), isUndo: true }
  }

  const meet = (theirs: Row, known: Values, mine: Values) => {
    const fields = rules.conflictsOf(known, mine, valuesOf(theirs))
    const values = rules.merged(known, mine, valuesOf(theirs))
    setBase(theirs)
    form.setValues(values)
    if (fields.length === 0) return settle(theirs, values)
    setConflict({ known, mine, theirs, fields })
    const text = said(phrase('record', 'Somebody else changed this meanwhile: save again to keep yours'))
    form.setErrors(Object.fromEntries(fields.map((field) => [field, text])))
    focusFirstError()
  }

  const settle = (theirs: Row, values: Values) => {
    setConflict(undefined)
    form.setValues(values)
    if (rules.changedFields(valuesOf(theirs), values).length === 0) done()
    else send(theirs, values, true)
  }

  return {
    form,
    isDirty,
    isSending: update.isPending,
    /** Leaves without asking, when the row is saved or deleted. */
    done,
    conflict,
    save: form.onSubmit((values) => (isDirty ? send(base, values) : done()), focusFirstError),
    /** Saves the choices made in a conflict. */
    settle: (values: Values) => conflict && settle(conflict.theirs, values),
    /** Takes their value of a field. */
    takeTheirs: (field: Field) => {
      if (!conflict) return
      const theirs = valuesOf(conflict.theirs)
      const taken = (now: Values) => rules.withField?.(now, theirs, field) ?? laidOver(now, theirs, [field])
      form.setValues((now) => taken(now as Values) as never) // a whole form is a valid partial one
      form.clearFieldError(field)
      setConflict({ ...conflict, fields: conflict.fields.filter((one) => one !== field) })
    },
    /** Saves the form with these changes on top, together with everything typed. */
    saveWith: (change: Partial<Values>) => send(base, { ...form.values, ...change }),
  }
}

interface DraftInput<Row, Values, Draft> {
  initial: Values
  validate: (values: Values) => FieldErrors
  draftOf: (values: Values) => Draft
  create: UseMutationResult<Row, Error, Draft>
  onSaved: (row: Row) => void
  /** The text of the toast after saving. */
  addedText?: (row: Row) => string
}

/** Keeps a form of a new row, at `?new=1`. */
export function useDraftForm<Row, Values extends object, Draft>({
  initial,
  validate,
  draftOf,
  create,
  onSaved,
  addedText,
}: DraftInput<Row, Values, Draft>): RecordForm<Values> {
  const form = useForm<Values>({ initialValues: initial, validate })
  const isDirty = form.isDirty()
  const isInFront = useInFront()
  const letGo = useUnsaved(isDirty, (search) => search.new === '1' && !isInFront)
  const draft = isDirty && !isInFront ? form.values : undefined
  useKeptDraft(isInFront ? 'new in front' : 'new', draft, (values) => form.setValues(values))
  const save = form.onSubmit((values) => {
    create.mutate(draftOf(values), {
      onSuccess: (row) => {
        letGo()
        if (addedText) toastSuccess(addedText(row))
        onSaved(row)
      },
      onError: (error) => refuse(form, error),
    })
  }, focusFirstError)
  return { form, isDirty, isSending: create.isPending, save }
}

function refuse(form: { setErrors: (errors: FieldErrors) => void }, error: unknown): void {
  form.setErrors(fieldErrors(error))
  focusFirstError()
}
