import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Order } from '@tracklane/contract/order'
import { handOverName, heldBy, type LivingHandOver } from '@tracklane/contract/order-hold'
import { useProfile } from '#features/auth/auth.api.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import classes from './order-peek.module.css'
import { Row } from './order-row.tsx'

/** Where the money of the order went, and what that holds: said before anybody tries to change it. */
export function HandedOver({ order, handOver }: { order: Order; handOver: LivingHandOver }) {
  const t = useT()
  const say = usePhrase()
  const { role } = useProfile()
  const held = heldBy(order)
  const name = handOverName(handOver)
  return (
    <Row label={t('order', 'Handed over')}>
      {role === 'logist' ? (
        <Anchor renderRoot={(props) => <Link to="/order/finance" search={{ id: handOver.id }} {...props} />}>{name}</Anchor>
      ) : (
        name
      )}
      <span className={classes.held}>{held && say(held)}</span>
    </Row>
  )
}
