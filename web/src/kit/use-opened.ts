import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** Keeps the row of the moment when its form opens, even if a newer one arrives: saving compares the two. */
export function useOpened<Data, Row, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Row, Key>) {
  const [row, setRow] = useState<Row>()
  // Silent, since the place of the row shows the error.
  const query = useQuery({ ...options, enabled: row === undefined, meta: { ...options.meta, silent: true } })
  // A cached row may be old: a form begins with the server's answer.
  if (row === undefined && query.data !== undefined && !query.isFetching) setRow(query.data)
  return { row, query }
}
