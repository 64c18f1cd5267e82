import { useEffect, useReducer } from 'react'
import { connection, onSaid } from '#lib/realtime.ts'

const SECOND = 1_000

/** The connection as it is now; read again with each word of the server, and each second for the age of the last. */
export function useConnection() {
  const [, readAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const stops = [connection.onChange(readAgain), onSaid(readAgain)]
    const timer = setInterval(readAgain, SECOND)
    return () => {
      clearInterval(timer)
      for (const stop of stops) stop()
    }
  }, [])
  return { status: connection.status(), channels: connection.channels(), last: connection.lastEvent() }
}
