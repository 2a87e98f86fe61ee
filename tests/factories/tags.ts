import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { unique } from './workspaces'

type GivenTag = { workspace: { id: string }; name?: string; members?: Actor[] }

/** A tag of the workspace that these people have. */
export function aTag({ workspace, name = unique('Tag'), members = [] }: GivenTag) {
  const workspaceId = workspace.id
  const has = members.map(({ memberId }) => ({ workspaceId, memberId }))
  const data = { workspaceId, name, createdAt: now(), members: { create: has } }
  return db.tag.create({ data, select: { id: true, name: true } })
}

/** The tags somebody has, by name. */
export async function tagsOf({ memberId }: Pick<Actor, 'memberId'>) {
  const held = await db.memberTag.findMany({ where: { memberId }, select: { tag: { select: { name: true } } } })
  return held.map(({ tag }) => tag.name).toSorted()
}
