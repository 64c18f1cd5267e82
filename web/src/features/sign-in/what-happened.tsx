import { IconAlertTriangle } from '@tabler/icons-react'
import type { SignIn } from '@tracklane/contract/sign-in'
import { usePhrase } from '#lib/i18n.ts'
import classes from './sign-in.module.css'
import type { Burst } from './sign-in-bursts.rules.ts'
import { happened, isAlarming, wordsOf } from './sign-in-words.rules.ts'

interface WhatHappenedProps {
  signIn: SignIn
  /** Several refusals in one line. */
  burst?: Pick<Burst, 'count' | 'minutes'>
}

/** An event in words, with a triangle where it needs a second look: colours are for statuses. */
export function WhatHappened({ signIn, burst }: WhatHappenedProps) {
  const phrase = usePhrase()
  const words = wordsOf(signIn)
  return (
    <span className={classes.sign} data-alarming={isAlarming(signIn) || undefined}>
      {isAlarming(signIn) && <IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
      <span className={isAlarming(signIn) ? classes.alarming : undefined}>
        {phrase(happened(signIn, burst))}
        {words && <span className={classes.dim}> “{words}”</span>}
      </span>
    </span>
  )
}
