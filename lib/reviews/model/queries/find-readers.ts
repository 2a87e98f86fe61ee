import 'server-only'
import { Prisma, db } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { canActAsManager } from '@/lib/reviews/model/policy'
import { noSuchReview } from '@/lib/reviews/model/refusals'
import { countOptedOut } from './count-opted-out'
import { placesLedBy } from '@/lib/teams/memberships/rules'

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
  takenFrom: person,
  nominationsMin: true,
  nominationsMax: true,
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

/** Whether this reader reads the sent review `r` now: its subject not before the release, unless each answer is shown at once. */
export const readsNow = (reader: Reader) => Prisma.sql`(r.status <> 'DRAFT' AND ${mayReadReleased(reader)} AND (
  r."subjectId" IS DISTINCT FROM ${reader.memberId}::uuid OR r."creatorId" = ${reader.memberId}::uuid
  OR r.status IN ('RELEASED', 'ACKNOWLEDGED') OR r."releaseMode" = 'AT_ONCE'))`

/** The subject's own assignment, and their teams that the viewer manages. */
const subjectFor = ({ memberId }: Reader, ids: string[]) =>
  ({
    select: {
      ...person.select,
      role: true,
      assignments: {
        where: { reviewId: { in: ids }, ...isAsked },
        select: { id: true, reviewId: true, status: true, relationship: true },
      },
      teams: placesLedBy(memberId),
    },
  }) as const

/** Unread notifications that lead to these results. */
const newsFor = ({ memberId }: Reader, ids: string[]) =>
  ({
    where: {
      memberId,
      readAt: null,
      link: { in: ids.flatMap((id) => [`/feedback/preview/${id}`, `/feedback/shared/${id}`]) },
    },
    select: { link: true },
  }) as const

const findRows = (reader: Reader, ids: string[]) =>
  db.review.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: ids }, workspaceId: reader.workspaceId },
    select: {
      ...headSelect,
      subject: subjectFor(reader, ids),
      sharedTo: { select: { member: person, sharedBy: person } },
      workspace: { select: { notifications: newsFor(reader, ids) } },
      assignees: { where: { memberId: reader.memberId, ...isAsked }, select: { status: true, relationship: true } },
      _count: {
        select: {
          assignees: { where: { removedAt: null } },
          externals: { where: { assignee: { removedAt: null } } },
          invitees: { where: { invitation: { status: { not: 'REVOKED' } } } },
          nominations: { where: { status: 'PENDING' } },
        },
      },
    },
  })

/** Admins who released for a creator who has left. */
function findReleasers({ workspaceId }: Reader, rows: { releasedById: string | null; creatorId: string }[]) {
  const ids = rows.flatMap(({ releasedById, creatorId }) => (releasedById === creatorId ? [] : (releasedById ?? [])))
  return ids.length === 0 ? [] : db.member.findMany({ where: { id: { in: ids }, workspaceId }, select: person.select })
}

/** The columns of reviews' heads, and what decides how much of each this reader sees; those found, in the given order. */
export async function findHeadRows(reader: Reader, ids: string[]) {
  if (ids.length === 0) return []
  const found = await findRows(reader, ids)
  const [releasers, optedOut] = await Promise.all([findReleasers(reader, found), countOptedOut(db, ids)])
  const rows = found.map(({ subject, ...row }) => ({
    ...row,
    subject: subject && { ...subject, assignments: subject.assignments.filter(({ reviewId }) => reviewId === row.id) },
    optedOutCount: optedOut.get(row.id) ?? 0,
    releaser: releasers.find(({ id }) => id === row.releasedById && id !== row.creatorId) ?? null,
  }))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

export type HeadRow = Awaited<ReturnType<typeof findHeadRows>>[number]

/** Throws not-found. */
export async function getHeadRow(reader: Reader, id: string): Promise<HeadRow> {
  const [row] = await findHeadRows(reader, [id])
  if (!row) throw noSuchReview()
  return row
}
