import { getJson } from '@/components/ui/lookup/get-json'
import type { Lookup } from '@/components/ui/lookup/query-client'
import type { PaletteItem } from './entries'

/** As `GET /api/find` answers. */
type Found = { id: string; kind: string; label: string; hint: string; href: string }

const kinds: Readonly<Record<string, Pick<PaletteItem, 'group' | 'icon' | 'kind'>>> = {
  person: { group: 'People', icon: 'user-round', kind: 'person' },
  team: { group: 'Teams', icon: 'users-round', kind: 'team' },
  review: { group: 'Feedback', icon: 'message-square-text', kind: 'place' },
  template: { group: 'Templates', icon: 'layout-template', kind: 'place' },
  workspace: { group: 'Workspaces', icon: 'arrow-left-right', kind: 'place' },
}

const holdsFound = (body: unknown): body is { found: Found[] } =>
  typeof body === 'object' && body !== null && 'found' in body && Array.isArray(body.found)

function itemsOf({ kind, ...found }: Found): PaletteItem[] {
  const look = kinds[kind]
  return look ? [{ ...found, ...look, workspaceId: kind === 'workspace' ? found.id : undefined }] : []
}

/** What the server finds by these words; without words, the other workspaces. */
export const find = (words: string): Lookup<PaletteItem[]> => ({
  queryKey: ['find', words],
  queryFn: async ({ signal }) => {
    const { found } = await getJson(`/api/find?query=${encodeURIComponent(words)}`, holdsFound, signal)
    return found.flatMap(itemsOf)
  },
})
