import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** The row as it is when its form opens. It stays so, whatever arrives meanwhile: saving compares the two. */
export function useOpened<Data, Row, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Row, Key>) {
  const [row, setRow] = useState<Row>()
  // Silent: where the row would be stands what is wrong.
  const query = useQuery({ ...options, enabled: row === undefined, meta: { ...options.meta, silent: true } })
  // A kept row may be old by now: a form begins with the server's answer.
  if (row === undefined && query.data !== undefined && !query.isFetching) setRow(query.data)
  return { row, query }
}
