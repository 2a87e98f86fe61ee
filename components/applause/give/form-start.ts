import { getJson } from '@/components/ui/lookup/get-json'
import type { Lookup } from '@/components/ui/lookup/query-client'
import type { ApplauseFormStart } from '@/lib/applause/queries/get-applause-form'
import type { ActingManager } from '@/lib/teams/memberships/queries/list-acting-managers'

const isStart = (body: unknown): body is ApplauseFormStart =>
  typeof body === 'object' && body !== null && 'categories' in body && 'people' in body

/** The form's initial values for its URL query. */
const readFormStart = (query: string, signal?: AbortSignal) => getJson(`/api/applaud/form${query}`, isStart, signal)

/** Refetched with every opening. */
export const formStartOf = (query: string, turn: number): Lookup<ApplauseFormStart> => ({
  queryKey: ['applause-form', query, String(turn)],
  queryFn: ({ signal }) => readFormStart(query, signal),
})

const holdsManagers = (body: unknown): body is { managers: ActingManager[] } =>
  typeof body === 'object' && body !== null && 'managers' in body && Array.isArray(body.managers)

/** The names of the managers who can be shown applause for these people. */
export const managersOf = (memberIds: readonly string[]): Lookup<string[]> => ({
  queryKey: ['applause-managers', ...memberIds],
  queryFn: async ({ signal }) => {
    const { managers } = await getJson(`/api/applaud/managers?to=${memberIds.join(',')}`, holdsManagers, signal)
    return managers.map(({ name }) => name)
  },
})

/** Team members except the reader. */
export async function peopleOfTeam(id: string) {
  const { people } = await readFormStart(`?team=${id}`)
  return people
}
