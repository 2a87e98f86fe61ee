import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { orgRelationsOf, type OrgRelations } from '@/lib/reviews/model/rules/relationships'
import type { Actor } from '@/lib/access/actor'
import type { OrgRelationsInput } from '@/lib/reviews/model/schema'
import { db, Prisma } from '@/lib/platform/db'

const active = { member: { status: 'ACTIVE' } } as const
const place = { teamId: true, memberId: true, isManager: true } as const

/** Counts active members only. */
export async function findOrgRelations(tx: Tx, workspaceId: string, subjectIds: string[]): Promise<OrgRelations[]> {
  if (subjectIds.length === 0) return []
  const own = await tx.teamMember.findMany({ where: { workspaceId, memberId: { in: subjectIds } }, select: place })
  const teamIds = [...new Set(own.map(({ teamId }) => teamId))]
  const around = await tx.teamMember.findMany({
    where: { workspaceId, teamId: { in: teamIds }, ...active },
    select: place,
  })
  const placesOf = (subjectId: string) => {
    const ownTeams = new Set(own.filter(({ memberId }) => memberId === subjectId).map(({ teamId }) => teamId))
    const subject = own.filter(({ memberId }) => memberId === subjectId)
    return [...subject, ...around.filter(({ memberId, teamId }) => memberId !== subjectId && ownTeams.has(teamId))]
  }
  return subjectIds.map((subjectId) => orgRelationsOf(subjectId, placesOf(subjectId)))
}

/** Teams are visible to all members; an id of another workspace has no relations. */
export const listOrgRelations = async (
  { workspaceId }: Actor,
  { ids }: OrgRelationsInput,
): Promise<{ orgRelations: OrgRelations[] }> => ({
  orgRelations: await findOrgRelations(db, workspaceId, ids),
})

/** Whether an assignee `a` manages the subject of review `r`, by teams. */
export const stillManages = Prisma.sql`EXISTS (
  SELECT FROM "TeamMember" boss JOIN "TeamMember" theirs ON theirs."teamId" = boss."teamId"
  WHERE boss."memberId" = a."memberId" AND boss."isManager"
    AND theirs."memberId" = r."subjectId" AND NOT theirs."isManager")`
