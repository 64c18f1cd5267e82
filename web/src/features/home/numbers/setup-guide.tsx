import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { Link, linkOptions } from '@tanstack/react-router'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import { isSetUp, type SetupStep, type SetupStepName } from '@tracklane/contract/setup-guide'
import { useProfile } from '#features/auth/auth.api.ts'
import { useHide } from '#features/onboarding-user/onboarding-user.api.ts'
import { unsentOf } from '#features/onboarding-user/tour.rules.ts'
import { useTourNotes } from '#features/onboarding-user/tour-notes.store.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import calm from '#ui/calm-link.module.css'
import { Block } from './block.tsx'
import classes from './setup-guide.module.css'

/** A guide to the first order; it disappears when all steps are done, or when the person dismisses it. */
export function SetupGuide({ steps }: { steps: readonly SetupStep[] }) {
  const t = useT()
  const { id, role, onboarding } = useProfile()
  const hide = useHide(id)
  const isUnsent = useTourNotes((notes) => unsentOf(notes, id).includes('hide_setup_guide'))
  if (onboarding.hide_setup_guide || isUnsent || isSetUp(steps)) return null
  const needed = steps.filter(({ optional }) => !optional)
  const done = needed.filter((one) => one.done).length
  return (
    <Block
      title={t('home', 'To the first order')}
      note={t('home', '{done} of {total} done', { done, total: needed.length })}
      aside={
        <Button variant="subtle" size="compact-md" onClick={() => hide({}, ['hide_setup_guide'])}>
          {t('home', 'Put away')}
        </Button>
      }
    >
      <ol className={classes.steps}>
        {steps.map((one) => (
          <Step key={one.step} step={one} isOwn={one.roles.includes(role)} />
        ))}
      </ol>
    </Block>
  )
}

function Step({ step: { step, done, optional }, isOwn }: { step: SetupStep; isOwn: boolean }) {
  const t = useT()
  const { role } = useProfile()
  const { name, reason } = wordsOf(t, step)
  const Mark = done ? IconCircleCheck : IconCircle
  return (
    <li className={classes.step} data-done={done || undefined}>
      <Mark size={18} aria-hidden />
      <span className={classes.words}>
        <span className={classes.name}>
          {isOwn && !done ? (
            <Link {...wayTo(step, seesEveryOrganization({ role }))} className={calm.link}>
              {name}
            </Link>
          ) : (
            name
          )}
          {done && <span className="visually-hidden"> {t('home', '(done)')}</span>}
          {optional && <span className={classes.optional}>{t('home', 'Optional')}</span>}
        </span>
        <span className={classes.reason}>{done || isOwn ? reason : `${reason} ${t('home', 'Ask your administrator.')}`}</span>
      </span>
    </li>
  )
}

interface StepWords {
  readonly name: string
  /** The reason for the step. */
  readonly reason: string
}

function wordsOf(t: Translate, step: SetupStepName): StepWords {
  switch (step) {
    case 'currency':
      return { name: t('currency', 'Currency'), reason: t('home', 'Orders are paid in it.') }
    case 'country':
      return { name: t('country', 'Country'), reason: t('home', 'Orders go there; it brings the time zone and the phone code.') }
    case 'organization':
      return { name: t('organization', 'Organization'), reason: t('home', 'The company whose orders they are.') }
    case 'organization_admin':
      return { name: t('home', 'Administrator of the organization'), reason: t('home', 'Looks after the people of the organization.') }
    case 'logist':
      return { name: t('home', 'Logists'), reason: t('home', 'They work with the orders.') }
    case 'courier':
      return { name: t('courier', 'Couriers'), reason: t('home', 'They deliver the orders.') }
    case 'flow':
      return { name: t('menu', 'Order flow'), reason: t('home', 'Steps of your own; until then those that all share.') }
    case 'board':
      return { name: t('kanban_layout', 'Board'), reason: t('home', 'Columns of your own; until then those that all share.') }
    case 'address':
      return { name: t('home', 'Address of the sender'), reason: t('home', 'Labels name it.') }
    case 'intake':
      return {
        name: t('home', 'First order'),
        reason: t('home', 'A shop sends it with a token of the organization, or a logist enters it.'),
      }
  }
}

function wayTo(step: SetupStepName, isAdmin: boolean) {
  switch (step) {
    case 'currency':
      return linkOptions({ to: '/country/', search: { tab: 'currency', new: true } })
    case 'country':
      return linkOptions({ to: '/country/', search: { new: true } })
    case 'organization':
      return linkOptions({ to: '/organization/', search: { new: true } })
    case 'organization_admin':
    case 'logist':
      return linkOptions({ to: '/user/', search: { new: true } })
    case 'courier':
      return isAdmin ? linkOptions({ to: '/user/', search: { new: true } }) : linkOptions({ to: '/courier/', search: { new: true } })
    case 'flow':
      return linkOptions({ to: '/order-flow/' })
    case 'board':
      return linkOptions({ to: '/kanban/board' })
    case 'address':
    case 'intake':
      return linkOptions({ to: '/organization/' })
  }
}
