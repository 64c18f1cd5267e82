import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useProfile } from '#features/auth/auth.api.ts'
import { useT } from '#lib/i18n.ts'
import classes from './tile.module.css'

/** A link from the sums to their couriers; only logists have that screen. */
export function FinanceLink() {
  const t = useT()
  const { role } = useProfile()
  if (role !== 'logist') return null
  return (
    <Link to="/order/finance/" className={classes.more}>
      {t('home', 'Money by courier')}
      <IconArrowRight size={14} aria-hidden />
    </Link>
  )
}
