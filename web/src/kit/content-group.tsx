import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { useT } from '#lib/i18n.ts'
import { PublishedMark } from '#ui/published-mark.tsx'
import classes from './content-group.module.css'
import { type Grouping, groupsOf } from './content-groups.rules.ts'
import { ContentList, type ContentListProps, type ContentRow } from './content-list.tsx'

interface Parent {
  readonly id: number
  readonly name: string
  readonly published: boolean
}

interface GroupProps<Row extends ContentRow> extends Omit<ContentListProps<Row>, 'label'> {
  onAdd: (parent: number) => void
  /** The text where there are no rows. */
  none: string
}

interface ContentGroupsProps<One extends Parent, Row extends ContentRow> extends Omit<GroupProps<Row>, 'rows'>, Grouping<One, Row> {
  /** Names the parent of a parent. */
  within?: (parent: One) => string
}

/** Groups of rows by parent, each with its rows in reading order. */
export function ContentGroups<One extends Parent, Row extends ContentRow>(props: ContentGroupsProps<One, Row>) {
  const { parents, rows, parentOf, showsEmpty, within, ...group } = props
  return groupsOf({ parents, rows, parentOf, showsEmpty }).map(({ parent, rows: own }) => (
    <ContentGroup key={parent.id} {...group} parent={parent} within={within?.(parent)} rows={own} />
  ))
}

interface ContentGroupProps<Row extends ContentRow> extends GroupProps<Row> {
  parent: Parent
  within: string | undefined
}

function ContentGroup<Row extends ContentRow>({ parent, within, onAdd, none, ...list }: ContentGroupProps<Row>) {
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
        <ContentList {...list} label={t('translations', 'Order within {name}', { name })} />
      ) : (
        <p className={classes.none}>{none}</p>
      )}
    </section>
  )
}
