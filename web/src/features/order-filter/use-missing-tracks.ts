import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type MissingTrack, missingTracks } from './missing-tracks.rules.ts'
import { orderFilterQueries } from './order-filter.api.ts'
import type { OrderFilterParts } from './order-filter-parts.ts'

const NONE: readonly MissingTrack[] = []

/** Track numbers that find nothing; none as long as that is not known. */
export function useMissingTracks({ track = [], archived, deleted }: OrderFilterParts): readonly MissingTrack[] {
  const { data } = useQuery({ ...orderFilterQueries.tracks(track), enabled: track.length > 0 })
  return useMemo(() => (data ? missingTracks(track, data, { archived, deleted }) : NONE), [data, track, archived, deleted])
}
