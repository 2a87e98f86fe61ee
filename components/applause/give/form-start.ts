import { getJson } from '@/components/ui/lookup/get-json'
import type { Lookup } from '@/components/ui/lookup/query-client'
import type { ApplauseFormStart } from '@/lib/applause/queries/get-applause-form'

const isStart = (body: unknown): body is ApplauseFormStart =>
  typeof body === 'object' && body !== null && 'categories' in body && 'people' in body

/** The form's initial values for its URL query. */
const readFormStart = (query: string, signal?: AbortSignal) => getJson(`/api/applaud/form${query}`, isStart, signal)

/** Refetched with every opening. */
export const formStartOf = (query: string, turn: number): Lookup<ApplauseFormStart> => ({
  queryKey: ['applause-form', query, String(turn)],
  queryFn: ({ signal }) => readFormStart(query, signal),
})

/** Team members except the reader. */
export async function peopleOfTeam(id: string) {
  const { people } = await readFormStart(`?team=${id}`)
  return people
}
