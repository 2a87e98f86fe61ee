import { searchKinds } from '@/components/shell/navigation'
import { getJson } from '@/components/ui/lookup/get-json'
import type { Lookup } from '@/components/ui/lookup/query-client'
import type { PaletteItem } from './entries'

/** The response of `GET /api/find`. */
type Found = {
  id: string
  kind: string
  label: string
  hint: string
  href: string
  pictureId?: string | null
  isSelf?: boolean
}

const holdsFound = (body: unknown): body is { found: Found[] } =>
  typeof body === 'object' && body !== null && 'found' in body && Array.isArray(body.found)

function itemsOf({ kind, ...found }: Found): PaletteItem[] {
  const known = searchKinds.find((one) => one.kind === kind)
  if (known === undefined) return []
  const { as, group, icon } = known
  return [{ ...found, kind: as, group, icon, workspaceId: kind === 'workspace' ? found.id : undefined }]
}

/** Server results; without words, to-dos and other workspaces. */
export const find = (words: string): Lookup<PaletteItem[]> => ({
  queryKey: ['find', words],
  queryFn: async ({ signal }) => {
    const { found } = await getJson(`/api/find?query=${encodeURIComponent(words)}`, holdsFound, signal)
    return found.flatMap(itemsOf)
  },
})
