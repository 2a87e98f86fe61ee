import { getJson } from '@/components/ui/lookup/get-json'
import type { Lookup } from '@/components/ui/lookup/query-client'
import type { ApplauseFormStart } from '@/lib/applause/queries/get-applause-form'

const isStart = (body: unknown): body is ApplauseFormStart =>
  typeof body === 'object' && body !== null && 'categories' in body && 'people' in body

/** What the form begins with, for the query of its address. */
const readFormStart = (query: string, signal?: AbortSignal) => getJson(`/api/applaud/form${query}`, isStart, signal)

/** The same, asked anew with every opening. */
export const formStartOf = (query: string, turn: number): Lookup<ApplauseFormStart> => ({
  queryKey: ['applause-form', query, String(turn)],
  queryFn: ({ signal }) => readFormStart(query, signal),
})

/** The people of a team, except the reader. */
export async function peopleOfTeam(id: string) {
  const { people } = await readFormStart(`?team=${id}`)
  return people
}
