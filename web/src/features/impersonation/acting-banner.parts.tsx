import { UnstyledButton } from '@mantine/core'
import { IconArrowLeft, IconClock, IconUserShare } from '@tabler/icons-react'
import { roleName } from '@tracklane/contract/kit/role'
import { useEffect, useRef, useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { useImpersonate } from '#lib/persisted.ts'
import classes from './acting-banner.module.css'
import { useGoBack, useSecondsLeft } from './impersonation.api.ts'
import { isTimeToGo, saidLeft, shownLeft } from './time-left.rules.ts'

/** A banner above everything while somebody acts for another person: the name, the time left, and the way back. */
export function ActingBanner() {
  const t = useT()
  const { id, first_name, last_name, role, impersonator } = useProfile()
  const roleWord = usePhrase()(roleName(role))
  const goBack = useGoBack()
  const { mutate } = goBack
  const seconds = useCountdown(mutate)
  useEffect(() => {
    useImpersonate.setState({ id, visible: true })
  }, [id])
  if (!impersonator) return null

  const back = t('impersonation', 'Back to {name}', { name: `${impersonator.first_name} ${impersonator.last_name}` })
  return (
    <section className={classes.banner} aria-label={t('impersonation', 'Acting as somebody else')}>
      <IconUserShare className={classes.icon} size={20} aria-hidden />
      <p role="status" className={classes.who}>
        <Named text={t('impersonation', 'You act as {name}, {role}', { name: NAME, role: roleWord })} name={`${first_name} ${last_name}`} />
        <Aloud seconds={seconds} />
      </p>
      <p className={classes.whoShort} aria-hidden>
        <Named text={t('impersonation', 'As {name}', { name: NAME })} name={`${first_name} ${last_name}`} />
      </p>
      <Left seconds={seconds} />
      <UnstyledButton className={classes.back} aria-label={back} disabled={goBack.isPending} onClick={() => mutate()}>
        <IconArrowLeft size={16} aria-hidden />
        <span className={classes.backLong}>{back}</span>
        <span className={classes.backShort}>{t('dialog', 'Back')}</span>
      </UnstyledButton>
    </section>
  )
}

/** Stands for the name until the language has placed it. */
const NAME = '\u0001'

function Named({ text, name }: { text: string; name: string }) {
  const [before, after] = text.split(NAME)
  return (
    <>
      {before}
      <b>{name}</b>
      {after}
    </>
  )
}

function Left({ seconds }: { seconds: number }) {
  const t = useT()
  const left = shownLeft(seconds)
  const text = 'minutes' in left ? t('impersonation', '{minutes} min', left) : left.clock
  return (
    <span role="timer" className={classes.left}>
      <IconClock size={16} aria-hidden />
      <span className={classes.leftLong}>{t('impersonation', '{time} left', { time: text })}</span>
      <span className={classes.leftShort} aria-hidden>
        {text}
      </span>
    </span>
  )
}

/** Announces ten minutes and two minutes left; the clock itself is silent for assistive technology. */
function Aloud({ seconds }: { seconds: number }) {
  const t = useT()
  const [atFirst] = useState(seconds)
  const minutes = saidLeft(seconds, atFirst)
  if (minutes === undefined) return null
  return (
    <span className="visually-hidden">
      . {t('impersonation', '{minutes, plural, one {# minute is} other {# minutes are}} left, then it goes back by itself', { minutes })}
    </span>
  )
}

/** Counts the seconds, and calls `goBack` once when a minute is left. */
function useCountdown(goBack: () => void): number {
  const secondsLeft = useSecondsLeft()
  const [seconds, setSeconds] = useState(secondsLeft)
  const hasGone = useRef(false)
  useEffect(() => {
    const look = () => {
      const left = secondsLeft()
      setSeconds(left)
      if (!isTimeToGo(left) || hasGone.current) return
      hasGone.current = true
      goBack()
    }
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [secondsLeft, goBack])
  return seconds
}
