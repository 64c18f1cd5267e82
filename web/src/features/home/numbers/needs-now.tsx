import { SegmentedControl } from '@mantine/core'
import type { OrderNumbers } from '@tracklane/contract/home'
import { useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { Block } from './block.tsx'
import { NeedList } from './need-list.tsx'
import classes from './needs-now.module.css'
import { type Need, needsOf } from './needs-now.rules.ts'

/** The orders that need action, each with the operation that helps. */
export function NeedsNow({ orders }: { orders: OrderNumbers }) {
  const t = useT()
  const format = useFormat()
  const needs = needsOf(orders)
  const [chosen, setChosen] = useState<Need>('late')
  const shown = needs.find(({ need }) => need === chosen) ?? needs[0]
  return (
    <Block
      title={t('home', 'Needs you now')}
      aside={
        needs.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('home', 'Needs you now')}
            value={shown?.need ?? 'late'}
            onChange={(need) => setChosen(need as Need)} // a key of the data
            data={needs.map(({ need, count }) => ({ value: need, label: `${nameOf(t, need)} ${format.number(count)}` }))}
            classNames={{ label: classes.tab }}
          />
        )
      }
    >
      {shown ? (
        <NeedList key={shown.need} {...shown} name={nameOf(t, shown.need)} />
      ) : (
        <p className={classes.nothing}>{t('home', 'Nothing waits for you.')}</p>
      )}
    </Block>
  )
}

function nameOf(t: Translate, need: Need): string {
  const names = { late: t('home', 'Late'), without_courier: t('home', 'Without courier'), unpaid: t('home', 'Unpaid') }
  return names[need]
}
