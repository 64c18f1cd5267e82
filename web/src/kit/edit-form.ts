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

/** How a row becomes a form, two forms are compared and one becomes a request. All pure. */
interface EditRules<Row, Values, Patch, Field extends string = string> {
  readonly valuesOf: (row: Row) => Values
  /** Fields that differ between two forms, in the order of the form. */
  readonly changedFields: (before: Values, after: Values) => readonly Field[]
  /** Only what changed: what others change meanwhile stays theirs. */
  readonly patchOf: (before: Values, after: Values) => Patch
  /** Fields that both have changed since `base`, each to something else. */
  readonly conflictsOf: (base: Values, mine: Values, theirs: Values) => readonly Field[]
  /** Theirs, with my changes on top. */
  readonly merged: (base: Values, mine: Values, theirs: Values) => Values
  /** One form with a field of the other in it, where a field is not one of the form's values. */
  readonly withField?: (values: Values, from: Values, field: Field) => Values
}

/** The rules of a form whose fields are compared as they are sent. */
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

/** A change of others to fields that I have changed, too. */
export interface Conflict<Row, Values, Field extends string = string> {
  /** Values that both started from. */
  readonly known: Values
  readonly mine: Values
  readonly theirs: Row
  readonly fields: readonly Field[]
}

/** A form as a drawer shows it, of a new row or of one there is. */
export interface RecordForm<Values> {
  readonly form: UseFormReturnType<Values>
  readonly isDirty: boolean
  readonly isSending: boolean
  readonly save: () => void
}

/** The mutation that changes a row; `theirsIn` finds the row as it is by now in a refusal (412). */
export interface RowUpdate<Row, Patch, Made = unknown>
  extends Pick<UseMutationResult<Made, Error, { id: number; version: number; patch: Patch }>, 'mutate' | 'isPending'> {
  readonly theirsIn: (error: Error) => Row | undefined
  /** The same once more, when the form is gone: what was saved is as it was before. */
  readonly undo?: (change: { id: number; version: number; patch: Patch }) => void
}

interface EditInput<Row, Values, Patch, Field extends string> {
  /** The row as it was when the form opened. */
  opened: Row
  rules: EditRules<Row, Values, Patch, Field>
  validate: (values: Values) => FieldErrors
  update: RowUpdate<Row, Patch>
  onSaved: () => void
  /** Text said then, with the way back. */
  savedText?: (row: Row) => string
  /** Text said when others' changes went together with mine. */
  mergedText?: string
  /** Addresses at which the same form is still open. */
  staysHere?: (search: Record<string, unknown>) => boolean
}

/**
 * A row that is there, as the person changes it. What others change meanwhile in other fields goes together with it by itself; where
 * both changed the same one, `conflict` says so, mine stands in the form, and saving again keeps it.
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

  // With the row it began from: what others have changed since meets it when it is saved, as ever.
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
        const saved = (reply as { data: Row }).data // what changes a row answers with it
        if (input.savedText) toastSuccess(input.savedText(saved), wayBack(saved, values, known))
        if (hasMerged) toastMessage(input.mergedText ?? translate('record', 'Somebody else changed this meanwhile: both changes are kept'))
        done()
      },
      onError: (error) => {
        const theirs = update.theirsIn(error)
        if (theirs) meet(theirs, known, values)
        else refuse(form, error)
      },
    })
  }

  // Undefined where nothing of what was saved can be said back.
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
    /** Leaves without asking: the row is saved, or gone. */
    done,
    conflict,
    save: form.onSubmit((values) => (isDirty ? send(base, values) : done()), focusFirstError),
    /** Saves what was chosen in a conflict. */
    settle: (values: Values) => conflict && settle(conflict.theirs, values),
    /** Their version of a field after all. */
    takeTheirs: (field: Field) => {
      if (!conflict) return
      const theirs = valuesOf(conflict.theirs)
      const taken = (now: Values) => rules.withField?.(now, theirs, field) ?? laidOver(now, theirs, [field])
      form.setValues((now) => taken(now as Values) as never) // a whole form is a partial one
      form.clearFieldError(field)
      setConflict({ ...conflict, fields: conflict.fields.filter((one) => one !== field) })
    },
    /** Saves the form with these changes on top, whatever else has been typed. */
    saveWith: (change: Partial<Values>) => send(base, { ...form.values, ...change }),
  }
}

interface DraftInput<Row, Values, Draft> {
  initial: Values
  validate: (values: Values) => FieldErrors
  draftOf: (values: Values) => Draft
  create: UseMutationResult<Row, Error, Draft>
  onSaved: (row: Row) => void
  /** Text said then. */
  addedText?: (row: Row) => string
}

/** A row that is still being written, at `?new=1`. */
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
