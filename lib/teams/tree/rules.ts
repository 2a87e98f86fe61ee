import { groupBy } from '@/lib/shared/group-by'

/** Companies have fewer levels, and a phone has no room for more. */
export const MOST_LEVELS = 6

export type TreePart = { id: string; parentId: string | null }

const parentsIn = (parts: readonly TreePart[]) => new Map(parts.map(({ id, parentId }) => [id, parentId]))

/** From the top to this team, itself included. */
export function pathTo(parts: readonly TreePart[], id: string): string[] {
  const parents = parentsIn(parts)
  const path: string[] = []
  for (let at: string | null | undefined = id; at && !path.includes(at); at = parents.get(at)) path.unshift(at)
  return path
}

/** 1 for a team without parts. */
export function levelsUnder(parts: readonly TreePart[], id: string): number {
  const byParent = groupBy(parts, ({ parentId }) => parentId)
  const seen = new Set<string>()
  const levels = (one: string): number => {
    if (seen.has(one)) return 0
    seen.add(one)
    return 1 + Math.max(0, ...(byParent.get(one) ?? []).map((part) => levels(part.id)))
  }
  return levels(id)
}

/** Why the move is refused, or null. A new team has no id. */
export function moveFault(
  parts: readonly TreePart[],
  id: string | null,
  parentId: string | null,
): 'circle' | 'levels' | null {
  if (parentId === null) return null
  const path = pathTo(parts, parentId)
  if (id !== null && path.includes(id)) return 'circle'
  return path.length + (id === null ? 1 : levelsUnder(parts, id)) > MOST_LEVELS ? 'levels' : null
}

export type Branch<Part extends TreePart> = Part & { parts: Branch<Part>[] }

/** In the given order; a part without its parent is a root. */
export function branchesOf<Part extends TreePart>(parts: readonly Part[]): Branch<Part>[] {
  const known = new Set(parts.map(({ id }) => id))
  const byParent = groupBy(parts, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null))
  const under = (parentId: string | null): Branch<Part>[] =>
    (byParent.get(parentId) ?? []).map((part) => ({ ...part, parts: under(part.id) }))
  return under(null)
}
