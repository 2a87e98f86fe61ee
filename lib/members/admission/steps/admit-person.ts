import 'server-only'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { tagLimits } from '@/lib/members/tags/schema'
import { attachTags } from '@/lib/members/tags/steps/attach-tags'

type Admission = { workspaceId: string; userId: string; role: Role; tagIds: string[] }

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

/** A returning person may be near the tag limit, which must not block them. */
async function tag(tx: Tx, { workspaceId, tagIds }: Admission, memberId: string) {
  if (tagIds.length === 0) return
  const room = tagLimits.perPerson - (await tx.memberTag.count({ where: { workspaceId, memberId } }))
  await attachTags(tx, { workspaceId, memberIds: [memberId], tagIds: tagIds.slice(0, Math.max(0, room)) })
}

/**
 * Makes a person a member with a role and tags, in the caller's transaction, which locks the seats, and selects that
 * workspace. Deactivated people return with their data; existing members keep their role.
 */
export async function admitPerson(tx: Tx, admission: Admission): Promise<Admitted> {
  const { workspaceId, userId } = admission
  // The account is locked before the membership, in the same order as a rename, to avoid a deadlock.
  await tx.user.update({ where: { id: userId }, data: { lastWorkspaceId: workspaceId }, select: { id: true } })
  const admitted = await seat(tx, admission)
  await tag(tx, admission, admitted.memberId)
  return admitted
}
