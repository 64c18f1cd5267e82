import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OrderRow } from '@tracklane/contract/order'
import { useState } from 'react'
import { orderAdminList } from '#features/order-admin/order-admin.api.ts'

/** Milliseconds after the last key. */
const REST = 200
const MOST = 10

const newest = { per_page: MOST, sort: '-created_at' }

/** Keeps the order that a template is tried with: the newest, until another one is chosen. */
export function useTrialOrder() {
  const [order, choose] = useState<OrderRow>()
  const [typed, search] = useState('')
  const text = typed.trim()
  const [asked] = useDebouncedValue(text, REST)
  const first = useQuery(orderAdminList.source.list(newest))
  const found = useQuery({
    ...orderAdminList.source.list({ ...newest, ...(asked && { search: asked, archived: 'any' }) }),
    placeholderData: keepPreviousData,
  })
  // Set once: a new order during typing must not change the preview.
  const [latest] = first.data?.data ?? []
  if (!order && latest) choose(latest)
  return {
    order,
    choose,
    search,
    found: found.data?.data ?? [],
    isLooking: text !== asked || found.isFetching,
    /** True where there is no order yet. */
    isNone: first.data?.data.length === 0,
    error: first.error,
    retry: () => void first.refetch(),
  }
}
