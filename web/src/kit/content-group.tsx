import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { useT } from '#lib/i18n.ts'
import { PublishedMark } from '#ui/published-mark.tsx'
import classes from './placed-group.module.css'
import { type Grouping, groupsOf } from './placed-groups.rules.ts'
import { PlacedList, type PlacedListProps, type PlacedRow } from './placed-list.tsx'

interface Parent {
  readonly id: number
  readonly name: string
  readonly published: boolean
}

interface GroupProps<Row extends PlacedRow> extends Omit<PlacedListProps<Row>, 'label'> {
  onAdd: (parent: number) => void
  /** Said where there are no rows. */
  none: string
}

interface PlacedGroupsProps<One extends Parent, Row extends PlacedRow> extends Omit<GroupProps<Row>, 'rows'>, Grouping<One, Row> {
  /** Name of the parent's own parent. */
  within?: (parent: One) => string
}

/** Groups of rows by parent, one after the other, each with its rows in reading order. */
export function PlacedGroups<One extends Parent, Row extends PlacedRow>(props: PlacedGroupsProps<One, Row>) {
  const { parents, rows, parentOf, showsEmpty, within, ...group } = props
  return groupsOf({ parents, rows, parentOf, showsEmpty }).map(({ parent, rows: own }) => (
    <PlacedGroup key={parent.id} {...group} parent={parent} within={within?.(parent)} rows={own} />
  ))
}

interface PlacedGroupProps<Row extends PlacedRow> extends GroupProps<Row> {
  parent: Parent
  within: string | undefined
}

function PlacedGroup<Row extends PlacedRow>({ parent, within, onAdd, none, ...list }: PlacedGroupProps<Row>) {
  const t = useT()
  const id = useId()
  const { name, published } = parent
  return (
    <section className={classes.group} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {within !== undefined && <span className={classes.within}>{within} › </span>}
          {name}
        </h2>
        {!published && <PublishedMark published={false} />}
        <Button
          variant="subtle"
          size="compact-sm"
          ms="auto"
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={t('translations', 'Add to {name}', { name })}
          onClick={() => onAdd(parent.id)}
        >
          {t('dialog', 'Add')}
        </Button>
      </div>
      {list.rows.length > 0 ? (
        <PlacedList {...list} label={t('translations', 'Order within {name}', { name })} />
      ) : (
        <p className={classes.none}>{none}</p>
      )}
    </section>
  )
}
