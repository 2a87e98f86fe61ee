'use client'

import { getJson } from '@/components/ui/lookup/get-json'
import { useLookup } from '@/components/ui/lookup/use-lookup'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import type { Addition } from '@/lib/reviews/respondents/queries/get-addition'

export type Chosen = { memberIds: string[]; teamIds: string[]; tagIds: string[] }

const isAddition = (body: unknown): body is Addition =>
  typeof body === 'object' && body !== null && 'newCount' in body && 'knownCount' in body

/** The lookup URL; null for an empty choice or too many names for a URL. */
function pathOf(id: string, { memberIds, teamIds, tagIds }: Chosen) {
  const count = memberIds.length + teamIds.length + tagIds.length
  if (count === 0 || memberIds.length > limits.countedNames) return null
  const chosen = { memberIds: memberIds.join(','), teamIds: teamIds.join(','), tagIds: tagIds.join(',') }
  return `/api/people/additions?${new URLSearchParams({ id, ...chosen }).toString()}`
}

/** The server's preview of an addition; undefined until known, or on failure. */
export function useAddition(id: string, chosen: Chosen): Addition | undefined {
  const path = pathOf(id, chosen)
  // Without an answer nothing is shown, because sending says the same.
  const { data, isWaiting, hasFailed } = useLookup(
    path === null ? null : { queryKey: ['addition', path], queryFn: ({ signal }) => getJson(path, isAddition, signal) },
  )
  return isWaiting || hasFailed ? undefined : data
}
