import 'server-only'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { tagLimits } from '@/lib/members/tags/schema'
import { attachTags } from '@/lib/members/tags/steps/attach-tags'

type Admission = { workspaceId: string; userId: string; role: Role; tagIds: string[] }

/** The place a person has in the workspace now, and whether they had it before they were let in. */
export type Admitted = { memberId: string; wasHere: boolean }

const back = { status: 'ACTIVE', deactivatedAt: null } as const

async function seat(tx: Tx, { workspaceId, userId, role }: Admission): Promise<Admitted> {
  const where = { workspaceId_userId: { workspaceId, userId } }
  const place = await tx.member.findUnique({ where, select: { id: true, status: true } })
  if (place?.status === 'ACTIVE') return { memberId: place.id, wasHere: true }
  if (place) {
    await tx.member.update({ where: { id: place.id }, data: { ...back, role }, select: { id: true } })
    return { memberId: place.id, wasHere: false }
  }
  const data = { workspaceId, userId, role, createdAt: now() }
  const { id } = await tx.member.create({ data, select: { id: true } })
  return { memberId: id, wasHere: false }
}

/** A returning person may exceed the tag limit, which must not keep them out. */
async function tag(tx: Tx, { workspaceId, tagIds }: Admission, memberId: string) {
  if (tagIds.length === 0) return
  const room = tagLimits.perPerson - (await tx.memberTag.count({ where: { workspaceId, memberId } }))
  await attachTags(tx, { workspaceId, memberIds: [memberId], tagIds: tagIds.slice(0, Math.max(0, room)) })
}

/**
 * Gives a person a place in a workspace, with a role and tags, in the caller's transaction, which holds the seats; there
 * they go on. Who was let go of comes back, with what was theirs; who is here keeps their role.
 */
export async function admitPerson(tx: Tx, admission: Admission): Promise<Admitted> {
  const { workspaceId, userId } = admission
  // The account before the place, as when a new name or address is written into the places of its owner.
  await tx.user.update({ where: { id: userId }, data: { lastWorkspaceId: workspaceId }, select: { id: true } })
  const admitted = await seat(tx, admission)
  await tag(tx, admission, admitted.memberId)
  return admitted
}
