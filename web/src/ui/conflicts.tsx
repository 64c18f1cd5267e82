import { Button } from '@mantine/core'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { Callout } from './callout.tsx'
import classes from './conflicts.module.css'

/** The name of a field and its readable value. A column of a list is one. */
export interface ReadableField<Row> {
  readonly id: string
  readonly label: string
  readonly text: (row: Row) => string
}

interface ConflictsProps<Row, Field extends string> {
  conflict: { readonly theirs: Row; readonly fields: readonly Field[] } | undefined
  fields: readonly ReadableField<Row>[]
  onTakeTheirs: (field: Field) => void
}

/** Lists the fields that somebody else has changed too. The person can take their values; saving again keeps their own. */
export function Conflicts<Row extends { updated_at: string }, Field extends string>(props: ConflictsProps<Row, Field>) {
  const t = useT()
  const { conflict, fields, onTakeTheirs } = props
  if (!conflict || conflict.fields.length === 0) return null
  const { theirs } = conflict
  return (
    <Callout
      title={t('record', 'Somebody else changed this meanwhile, at {time}. Everything else of both is kept.', {
        time: formatDate(theirs.updated_at, 'fullDate'),
      })}
    >
      <ul className={classes.list}>
        {conflict.fields.map((field) => {
          const named = fields.find(({ id }) => id === field)
          return (
            <li key={field} className={classes.field}>
              <span>
                {named?.label ?? field}: <strong>{named?.text(theirs) || t('record', 'empty')}</strong>
              </span>
              <Button variant="default" size="compact-sm" onClick={() => onTakeTheirs(field)}>
                {t('record', 'Take this')}
                <span className="visually-hidden"> {named?.label ?? field}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </Callout>
  )
}
