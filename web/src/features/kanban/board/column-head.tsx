import { Menu } from '@mantine/core'
import { IconChecks, IconChevronsLeft, IconDots } from '@tabler/icons-react'
import type { CurrencySum } from '@tracklane/contract/currency'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import type { Verdict } from '#features/order-move/verdicts.rules.ts'
import { StatusDot } from '#features/order-status/order-status.parts.tsx'
import { statusKey } from '#features/order-status/status-digits.rules.ts'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import classes from './board-column.module.css'
import { ColumnNoted } from './column-noted.tsx'

interface ColumnHeadProps {
  id: string
  column: ShownColumn
  name: string
  /** Decides whether the digit of the column is shown for the lifted card. */
  verdict: Verdict | undefined
}

export function ColumnHead({ id, column, name, verdict }: ColumnHeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <StatusDot id={column.status_id} />
        <h2 id={id} className={classes.name}>
          {name}
        </h2>
        <ColumnCount column={column} />
        {verdict?.kind === 'allowed' ? <Digit status={column.status_id} /> : <ColumnMenu column={column} name={name} />}
      </div>
      <ColumnNoted column={column} verdict={verdict}>
        {(note) =>
          note ? (
            <p className={classes.note} data-kind={note.kind}>
              {note.text}
            </p>
          ) : (
            <Sums sums={column.sums} />
          )
        }
      </ColumnNoted>
    </header>
  )
}

function Digit({ status }: { status: number }) {
  const digit = statusKey(status)
  return digit && <kbd className={classes.digit}>{digit}</kbd>
}

function Sums({ sums }: { sums: readonly CurrencySum[] }) {
  const t = useT()
  const { money } = useFormat()
  const text = sums.map((sum) => money(sum.total, sum.currency_code)).join(' · ')
  return <p className={classes.sums}>{text ? t('kanban', 'COD {sums}', { sums: text }) : t('kanban', 'No COD')}</p>
}

/** Shows the number of orders here. Its limit counts all orders of the column, even the filtered ones. */
export function ColumnCount({ column: { total, whole, wip_limit: limit } }: { column: ShownColumn }) {
  const t = useT()
  const { number } = useFormat()
  if (limit === null) return <span className={classes.count}>{number(total)}</span>
  return (
    <span className={classes.count} data-full={whole >= limit || undefined}>
      {whole !== total && `${number(total)} · `}
      {`${number(whole)}/${number(limit)}`}
      {whole > limit && <span className="visually-hidden">{t('kanban', 'Over the limit of this column')}</span>}
      {whole === limit && <span className="visually-hidden">{t('kanban', 'At the limit of this column')}</span>}
    </span>
  )
}

interface ColumnMenuProps {
  column: ShownColumn
  name: string
}

function ColumnMenu({ column: { status_id, orders }, name }: ColumnMenuProps) {
  const t = useT()
  const board = useBoardStore()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <IconButton label={t('kanban', 'Actions for the column “{status}”', { status: name })} size={24} className={classes.actions}>
          <IconDots size={16} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconChecks size={14} aria-hidden />}
          disabled={orders.length === 0}
          onClick={() => board.selectColumn(status_id)}
        >
          {t('kanban', '{count, plural, =0 {Select all loaded} one {Select the one loaded} other {Select all # loaded}}', {
            count: orders.length,
          })}
        </Menu.Item>
        <Menu.Item leftSection={<IconChevronsLeft size={14} aria-hidden />} onClick={() => board.fold(status_id, true)}>
          {t('kanban', 'Collapse “{status}”', { status: name })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
