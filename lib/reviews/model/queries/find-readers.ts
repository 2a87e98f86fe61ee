import 'server-only'
import { Prisma, db } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { canActAsManager } from '@/lib/reviews/model/policy'

/** The columns that decide who reads a review, when, and with which names. */
export const readingSelect = {
  status: true,
  anonymity: true,
  creatorId: true,
  subjectId: true,
  seenBySubject: true,
  seenByManager: true,
  seenByAdmins: true,
  releaseMode: true,
} as const satisfies Prisma.ReviewSelect

/** Neither removed, nor added in a pause that never ended. */
export const isAsked = { removedAt: null, isUnasked: false } as const satisfies Prisma.ReviewAssigneeWhereInput

/** The viewer, or the reader they preview it as. */
export type Reader = Pick<Actor, 'workspaceId' | 'memberId' | 'role'>

const person = { select: { id: true, status: true, user: { select: { firstName: true, lastName: true } } } } as const

const headSelect = {
  ...readingSelect,
  id: true,
  kind: true,
  title: true,
  description: true,
  askedCount: true,
  answeredCount: true,
  hasReminders: true,
  publishedAt: true,
  closesAt: true,
  closedAt: true,
  releasedAt: true,
  releasedById: true,
  releaseNote: true,
  acknowledgedAt: true,
  acknowledgement: true,
  previousId: true,
  roundId: true,
  creator: person,
} as const

/**
 * People in teams the viewer leads, and from when on their feedback is readable: joining a team gives no access to
 * earlier feedback (`TeamMember.readFrom`).
 */
export const peopleLed = ({ workspaceId, memberId }: Pick<Reader, 'workspaceId' | 'memberId'>) => Prisma.sql`
  SELECT theirs."memberId" AS id,
    min(COALESCE(GREATEST(mine."readFrom", theirs."readFrom"), '-infinity')) AS "readFrom"
  FROM "TeamMember" mine JOIN "TeamMember" theirs ON theirs."teamId" = mine."teamId"
  WHERE mine."workspaceId" = ${workspaceId}::uuid AND mine."memberId" = ${memberId}::uuid AND mine."isManager"
    AND NOT theirs."isManager"
  GROUP BY theirs."memberId"`

/** Whether the viewer leads the subject of `r` and had access when it was sent. */
export const leadsSubject = (reader: Reader) => Prisma.sql`EXISTS (
  SELECT FROM (${peopleLed(reader)}) led WHERE led.id = r."subjectId" AND led."readFrom" <= r."publishedAt")`

/** Whether the settings of the released review `r` name this reader. */
export const mayReadReleased = (reader: Reader) => Prisma.sql`(
  r."creatorId" = ${reader.memberId}::uuid
  OR (r."subjectId" = ${reader.memberId}::uuid AND r."seenBySubject")
  OR (r."subjectId" IS DISTINCT FROM ${reader.memberId}::uuid AND (
    (r."seenByAdmins" AND ${reader.role === 'Admin'})
    OR EXISTS (SELECT FROM "SharedReview" s WHERE s."reviewId" = r.id AND s."memberId" = ${reader.memberId}::uuid)
    OR (r."seenByManager" AND ${canActAsManager(reader)} AND ${leadsSubject(reader)}))))`

/** The subject's own assignment, and their teams that the viewer manages. */
const subjectFor = ({ memberId }: Reader, reviewId: string) =>
  ({
    select: {
      ...person.select,
      role: true,
      assignments: { where: { reviewId, ...isAsked }, select: { id: true, status: true, relationship: true } },
      teams: {
        where: { isManager: false, team: { members: { some: { memberId, isManager: true } } } },
        select: {
          readFrom: true,
          team: { select: { members: { where: { memberId }, select: { readFrom: true } } } },
        },
      },
    },
  }) as const

const findRow = (reader: Reader, id: string) =>
  db.review.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId: reader.workspaceId },
    select: {
      ...headSelect,
      subject: subjectFor(reader, id),
      sharedTo: { select: { member: person, sharedBy: person } },
      assignees: { where: { memberId: reader.memberId, ...isAsked }, select: { status: true, relationship: true } },
      _count: {
        select: {
          assignees: { where: { removedAt: null } },
          externals: { where: { assignee: { removedAt: null } } },
        },
      },
    },
  })

/** An Admin releases for a creator who has left; null otherwise. */
const findReleaser = ({ workspaceId }: Reader, row: { releasedById: string | null; creatorId: string }) =>
  row.releasedById === null || row.releasedById === row.creatorId
    ? null
    : db.member.findFirst({ where: { id: row.releasedById, workspaceId }, select: person.select })

/** The columns of a review's head, and what decides how much of it this reader sees; null when not found. */
export async function findHeadRow(reader: Reader, id: string) {
  const row = await findRow(reader, id)
  return row && { ...row, releaser: await findReleaser(reader, row) }
}

export type HeadRow = NonNullable<Awaited<ReturnType<typeof findHeadRow>>>
