import { Link } from '@tanstack/react-router'
import type { UserRow } from '@tracklane/contract/user'
import { useT } from '#lib/i18n.ts'
import calm from '#ui/calm-link.module.css'
import { FormSection, wide } from '#ui/form-section.tsx'
import classes from './user.module.css'
import type { Viewer } from './user.rules.ts'

/** The courier who signs in with the account, or that there is none yet. */
export function LinkedCourier({ user, viewer }: { user: UserRow; viewer: Pick<Viewer, 'role'> }) {
  const t = useT()
  const { courier, courier_id } = user
  // The list of couriers is not a screen of administrators.
  const hasScreen = viewer.role === 'organization_admin'
  const name = courier_id !== null && courier !== null && { id: courier_id, text: courier }
  return (
    <FormSection title={t('courier', 'Courier')}>
      <p className={`${classes.seen} ${wide}`}>
        {name ? (
          hasScreen ? (
            <Link to="/courier/" search={{ id: name.id }} className={calm.link}>
              {name.text}
            </Link>
          ) : (
            name.text
          )
        ) : (
          <>
            {t('user', 'Not linked: nobody can assign orders to this account.')}{' '}
            {hasScreen && (
              <Link to="/courier/" search={{ new: true }} className={calm.link}>
                {t('user', 'Add the courier record')}
              </Link>
            )}
          </>
        )}
      </p>
    </FormSection>
  )
}
