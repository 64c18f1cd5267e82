import { Tooltip } from '@mantine/core'
import { useEffect, useState } from 'react'
import { formatDate, useFormat } from '#lib/format.ts'

interface AgeProps {
  /** An instant. */
  at: string
  /** Puts words around the age: "for 3 hours". */
  children?: (age: string) => string
  /** Shows "3 hours" rather than "3 hours ago". */
  isLength?: boolean
}

const MINUTE = 60_000

/** Shows how long ago something was; the tooltip has the exact time. */
export function Age({ at, children, isLength = false }: AgeProps) {
  const { ago, length } = useFormat()
  const now = useNow(MINUTE)
  const age = isLength ? length(at, now) : ago(at, now)
  return (
    <Tooltip label={formatDate(at, 'fullDate')} openDelay={200}>
      <time dateTime={at}>{children ? children(age) : age}</time>
    </Tooltip>
  )
}

function useNow(step: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step)
    return () => clearInterval(timer)
  }, [step])
  return now
}
