import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Tx } from '@/lib/platform/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { fullName } from '@/lib/members/rules'
import { findRemaining, standingSelect } from '../../../asking/earlier/standing/queries'
import { peersAmong, sharedByCreator } from '../../../asking/earlier/standing/rules'
import { formContentSchema } from '../../../schema'
import { nobodyLeftToAsk, nothingToRepeat, subjectLeft } from '../refusals'
import type { NextRound } from './rules'

const activeMember = { status: 'ACTIVE' } as const

/** Taken out of a round by somebody, or unwilling to be asked again. Who only left the workspace comes back with their access. */
const isGone = {
  OR: [{ removedAt: { not: null }, leftAt: null }, { optedOutFromFuture: true }],
} satisfies Prisma.ReviewAssigneeWhereInput

const lastRoundSelect = {
  ...standingSelect,
  ...{ id: true, roundId: true },
  form: { select: { content: true } },
  subject: { select: { status: true, user: { select: { firstName: true, lastName: true } } } },
  sharedTo: { where: { member: activeMember }, select: { memberId: true, sharedById: true } },
  nominations: { where: { status: 'APPROVED' }, select: { memberId: true, decidedById: true, decidedAt: true } },
  assignees: {
    where: { NOT: isGone, OR: [{ memberId: null }, { member: { user: { deletedAt: null } } }] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      ...{ memberId: true, relationship: true },
      ...{ external: { select: { email: true } }, member: { select: { status: true } } },
    },
  },
} as const satisfies Prisma.ReviewSelect

type Crowds = Pick<NextRound, 'teamIds' | 'tagIds'>

type Found = { id: string }[]

const idsOf = (found: Found) => found.map(({ id }) => id)

/** Those who are here, and neither ever left the series nor were taken out of it. */
const whereStaying = ({ workspaceId }: Actor, seriesId: string) =>
  ({ workspaceId, ...activeMember, NOT: { assignments: { some: { review: { seriesId }, ...isGone } } } }) as const

/** Who is in the chosen teams or has the chosen tags now, of those who may be asked. */
async function listCrowd(tx: Tx, actor: Actor, seriesId: string, { teamIds, tagIds }: Crowds) {
  if (teamIds.length + tagIds.length === 0) return []
  const members: Found = await tx.member.findMany({
    where: {
      ...whereStaying(actor, seriesId),
      OR: [{ teams: { some: { teamId: { in: teamIds } } } }, { tags: { some: { tagId: { in: tagIds } } } }],
    },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return idsOf(members)
}

/** The addresses that may still be written to: of nobody who unsubscribed, or has become a colleague. */
async function reachable(tx: Tx, { workspaceId }: Actor, emails: string[]) {
  if (emails.length === 0) return []
  const [unsubscribed, colleagues] = await Promise.all([
    tx.unsubscribedAddress.findMany({ where: { workspaceId, email: { in: emails } }, select: { email: true } }),
    tx.user.findMany({
      where: { email: { in: emails }, members: { some: { workspaceId } } },
      select: { email: true },
    }),
  ])
  const lost = new Set([...unsubscribed, ...colleagues].map(({ email }) => email))
  return emails.filter((email) => !lost.has(email))
}

type Standing = { memberId: string | null; relationship: Relationship; member: { status: string } | null }

/** Of the colleagues whom the last round asked, those who are here, and those who have no access at the moment. */
function standingOf(assignees: Standing[]) {
  const colleagues = assignees.flatMap(({ memberId, relationship, member }) =>
    memberId === null ? [] : [{ memberId, relationship, isHere: member?.status === 'ACTIVE' }],
  )
  return {
    stayed: colleagues.flatMap(({ memberId, isHere }) => (isHere ? [memberId] : [])),
    away: colleagues.filter(({ isHere }) => !isHere),
  }
}

/**
 * What the next round repeats: the newest one, as it is now, with the people who are still there. Throws when its subject
 * has left or nobody remains to be asked.
 */
export async function findNextRound(tx: Tx, actor: Actor, seriesId: string): Promise<NextRound> {
  const last = await tx.review.findFirst({
    where: { seriesId, workspaceId: actor.workspaceId, status: { not: 'DRAFT' } },
    orderBy: { occursOn: 'desc' },
    select: lastRoundSelect,
  })
  if (!last?.form) throw nothingToRepeat()
  const { subject, form, assignees, nominations, sharedTo, ...settings } = last
  if (subject && subject.status !== 'ACTIVE') throw subjectLeft(fullName(subject.user))
  const content = formContentSchema.parse(form.content)
  const { stayed, away } = standingOf(assignees)
  // The subject may propose more, but need not propose anew whom they had proposed.
  const approved = content.nominations === null ? [] : nominations.filter(({ memberId }) => stayed.includes(memberId))
  const relationships = { ...content.relationships, ...peersAmong(assignees, approved) }
  const crowds = await findRemaining(tx, actor, content)
  const joined = (await listCrowd(tx, actor, seriesId, crowds)).filter((id) => id !== last.subjectId)
  const outside = assignees.flatMap(({ external }) => external?.email ?? [])
  const emails = await reachable(tx, actor, outside)
  const assigneeIds = [...new Set([...stayed, ...joined])]
  if (assigneeIds.length + emails.length === 0 && content.nominations === null) throw nobodyLeftToAsk()
  const sharedWithIds = sharedByCreator({ sharedTo, creatorId: last.creatorId })
  return {
    ...settings,
    content: { ...content, relationships },
    ...crowds,
    assigneeIds,
    approved,
    emails,
    sharedWithIds,
    away,
  }
}

/**
 * The members who are asked in more than one of those reviews of a round that are repeated on this day: sent already, this
 * one, or due.
 */
export async function listAskedTogether(
  tx: Tx,
  { seriesId, occursOn, lastRoundId }: { seriesId: string; occursOn: Date; lastRoundId: string },
): Promise<ReadonlySet<string>> {
  const rows = await tx.$queryRaw<{ memberId: string }[]>`
    SELECT a."memberId" FROM "Review" r JOIN "ReviewSeries" s ON s.id = r."seriesId"
      JOIN "Member" about ON about.id = r."subjectId" AND about.status = 'ACTIVE'
      JOIN "ReviewAssignee" a ON a."reviewId" = r.id AND a."memberId" IS NOT NULL
    WHERE r."roundId" = ${lastRoundId}::uuid
      AND (s.id = ${seriesId}::uuid OR s."nextOn" <= ${occursOn}::date
        OR EXISTS (SELECT FROM "Review" sent WHERE sent."seriesId" = s.id AND sent."occursOn" = ${occursOn}::date))
      AND (a."removedAt" IS NULL OR a."leftAt" IS NOT NULL) AND NOT a."optedOutFromFuture"
    GROUP BY a."memberId" HAVING count(*) > 1`
  return new Set(rows.map(({ memberId }) => memberId))
}
