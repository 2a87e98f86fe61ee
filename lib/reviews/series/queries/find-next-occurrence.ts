import 'server-only'
import { Prisma, type Tx } from '@/lib/platform/db'
import { currentSettingsSelect, findRemaining } from '@/lib/reviews/drafting/queries/find-current-settings'
import {
  withoutExposed,
  withinRoom,
  withComing,
  type NextOccurrence,
  type Asked,
} from '@/lib/reviews/series/rules/occurrences'
import type { Actor } from '@/lib/access/actor'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { formContentSchema, type FormContent } from '@/lib/reviews/model/schema'
import { findOrgRelations, stillManages } from '@/lib/reviews/model/queries/find-org-relations'
import { relationshipsTo } from '@/lib/reviews/model/rules/relationships'
import { expectedGroups, yetToPropose } from '@/lib/reviews/model/rules/groups'
import { findPayer } from '@/lib/billing/gates'
import { mostAskedBy } from '@/lib/reviews/model/queries/find-audiences'
import { nothingToRepeat, subjectLeft, nobodyLeftToAsk } from '@/lib/reviews/series/refusals'
import { fullName } from '@/lib/members/rules'
import { peersAmong, sharedByCreator } from '@/lib/reviews/drafting/rules/current-settings'

const activeMember = { status: 'ACTIVE' } as const

/**
 * Removed by hand, or opted out of future rounds. People who only left the workspace or stopped managing the subject
 * return.
 */
const isGone = {
  OR: [{ removedAt: { not: null }, leftAt: null, relievedAt: null }, { optedOutFromFuture: true }],
} satisfies Prisma.ReviewAssigneeWhereInput

const lastOccurrenceSelect = {
  ...currentSettingsSelect,
  id: true,
  roundId: true,
  form: { select: { content: true } },
  subject: { select: { status: true, user: { select: { firstName: true, lastName: true } } } },
  sharedTo: { where: { member: activeMember }, select: { memberId: true, sharedById: true } },
} as const satisfies Prisma.ReviewSelect

type TeamsAndTags = Pick<NextOccurrence, 'teamIds' | 'tagIds'>

type FoundIds = { id: string }[]

const idsOf = (found: FoundIds) => found.map(({ id }) => id)

/** Active members who were never removed from the series and did not opt out. */
const whereStaying = ({ workspaceId }: Actor, seriesId: string) =>
  ({ workspaceId, ...activeMember, NOT: { assignments: { some: { review: { seriesId }, ...isGone } } } }) as const

async function listGroupMembers(tx: Tx, actor: Actor, seriesId: string, { teamIds, tagIds }: TeamsAndTags) {
  if (teamIds.length + tagIds.length === 0) return []
  const members: FoundIds = await tx.member.findMany({
    where: {
      ...whereStaying(actor, seriesId),
      OR: [{ teams: { some: { teamId: { in: teamIds } } } }, { tags: { some: { tagId: { in: tagIds } } } }],
    },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return idsOf(members)
}

/** Addresses that unsubscribed or became a colleague's. */
async function findLost(tx: Tx, { workspaceId }: Actor, emails: string[]) {
  if (emails.length === 0) return { unsubscribed: [], colleagues: [] }
  const [unsubscribed, colleagues] = await Promise.all([
    tx.unsubscribedAddress.findMany({ where: { workspaceId, email: { in: emails } }, select: { email: true } }),
    tx.user.findMany({
      where: { email: { in: emails }, members: { some: { workspaceId } } },
      select: { email: true },
    }),
  ])
  return { unsubscribed: unsubscribed.map(({ email }) => email), colleagues: colleagues.map(({ email }) => email) }
}

type LastPlace = {
  memberId: string | null
  email: string | null
  relationship: Relationship
  isHere: boolean
  /** Not asked in the newest occurrence, because they declined, were away or found no room. */
  isReturning: boolean
}

/**
 * The newest place of each person who continues: not removed by hand there, and never opted out. For people who opted
 * out and changed their mind it is an older occurrence; people added to an older one after the next went out belong to
 * that one alone.
 */
const placesIn = (seriesIds: Prisma.Sql) => Prisma.sql`
  SELECT * FROM (
    SELECT DISTINCT ON (r."seriesId", a."memberId", x.email) r."seriesId", r."occursOn", r.id AS "reviewId",
      a."memberId", x.email, a.relationship, a."createdAt", a."removedAt", a.id,
      a."removedAt" IS NULL OR a."leftAt" IS NOT NULL
        OR a."relievedAt" IS NOT NULL AND ${stillManages} AS "isKept",
      bool_or(a."optedOutFromFuture") OVER (PARTITION BY r."seriesId", a."memberId", x.email) AS "hasDeclined"
    FROM "Review" r JOIN "ReviewAssignee" a ON a."reviewId" = r.id
      LEFT JOIN "ExternalReviewer" x ON x."assigneeId" = a.id
    WHERE r."seriesId" IN (${seriesIds})
    ORDER BY r."seriesId", a."memberId", x.email, r."occursOn" DESC) newest
  WHERE "isKept" AND NOT "hasDeclined" AND NOT EXISTS (
    SELECT FROM "Review" next WHERE next."seriesId" = newest."seriesId" AND next."occursOn" > newest."occursOn"
      AND next."publishedAt" <= newest."createdAt")`

const listPlaces = (tx: Tx, seriesId: string, newestId: string) => tx.$queryRaw<LastPlace[]>`
  SELECT p."memberId", p.email, p.relationship, m.status IS NOT DISTINCT FROM 'ACTIVE' AS "isHere",
    p."reviewId" <> ${newestId}::uuid OR p."removedAt" IS NOT NULL AS "isReturning"
  FROM (${placesIn(Prisma.sql`${seriesId}::uuid`)}) p
    LEFT JOIN "Member" m ON m.id = p."memberId" LEFT JOIN "User" u ON u.id = m."userId"
  WHERE u."deletedAt" IS NULL ORDER BY p."createdAt", p.id`

const addressesOf = (places: LastPlace[]) => places.flatMap(({ email }) => email ?? [])

const awayAmong = (places: LastPlace[]) =>
  places.flatMap(({ memberId, relationship, isHere }) =>
    memberId === null || isHere ? [] : [{ memberId, relationship }],
  )

const askedAmong = (places: LastPlace[], isLost: (email: string) => boolean): Asked => ({
  memberIds: places.flatMap(({ memberId, isHere }) => (isHere ? (memberId ?? []) : [])),
  emails: addressesOf(places).filter((email) => !isLost(email)),
})

/** Members whose last nomination in the series was approved, in whichever round. */
async function listApproved(tx: Tx, seriesId: string) {
  const decided = await tx.reviewNomination.findMany({
    where: { review: { seriesId }, status: { not: 'PENDING' } },
    orderBy: { review: { occursOn: 'desc' } },
    distinct: ['memberId'],
    select: { memberId: true, decidedById: true, decidedAt: true, status: true },
  })
  return decided.flatMap(({ status, ...one }) => (status === 'APPROVED' ? [one] : []))
}

type Last = Pick<NextOccurrence, 'anonymity' | 'subjectId'>
type Form = { content: FormContent; approved: readonly { memberId: string }[] }
type Choosing = Form & { staying: Asked; coming: Asked }
type Candidates = Form & { places: LastPlace[]; joined: string[] }

/** In an anonymous occurrence, leaves out people whose group would stand out. */
async function findSafe(tx: Tx, actor: Actor, last: Last, { staying, coming, content, approved }: Choosing) {
  if (last.anonymity !== 'ANONYMOUS') return coming
  const subjectIds = last.subjectId === null ? [] : [last.subjectId]
  const [relations] = await findOrgRelations(tx, actor.workspaceId, subjectIds)
  const groupOf = relationshipsTo(relations, content.relationships)
  const bounds = last.subjectId === null ? null : content.nominations
  const of = ({ memberIds, emails }: Asked) =>
    expectedGroups({
      relationships: memberIds.map(groupOf),
      externalCount: emails.length,
      nominatedCount: yetToPropose(bounds, approved.filter(({ memberId }) => memberIds.includes(memberId)).length),
    })
  return withoutExposed(staying, coming, { of, groupOf })
}

/** The people of the newest occurrence, and as many joining or returning ones as the creator may still ask. */
async function findAsked(tx: Tx, actor: Actor, last: Last, { places, joined, content, approved }: Candidates) {
  const { unsubscribed, colleagues } = await findLost(tx, actor, addressesOf(places))
  const lost = new Set([...unsubscribed, ...colleagues])
  const asked = (isReturning: boolean) =>
    askedAmong(
      places.filter((place) => place.isReturning === isReturning),
      (email) => lost.has(email),
    )
  const staying = asked(false)
  const back = asked(true)
  const all = { ...back, memberIds: [...joined, ...back.memberIds] }
  const coming = withinRoom(mostAskedBy(actor, await findPayer(tx, actor.workspaceId)), staying, all)
  const safe = await findSafe(tx, actor, last, { staying, coming, content, approved })
  const { memberIds: assigneeIds, emails } = withComing(staying, safe)
  return { assigneeIds, emails, colleagues }
}

/**
 * Repeats the newest occurrence in its current state. Throws when its subject has left or nobody remains to be asked.
 */
export async function findNextOccurrence(tx: Tx, actor: Actor, seriesId: string): Promise<NextOccurrence> {
  const last = await tx.review.findFirst({
    where: { seriesId, workspaceId: actor.workspaceId, status: { not: 'DRAFT' } },
    orderBy: { occursOn: 'desc' },
    select: lastOccurrenceSelect,
  })
  if (!last?.form) throw nothingToRepeat()
  const { subject, form, sharedTo, ...settings } = last
  if (subject && subject.status !== 'ACTIVE') throw subjectLeft(fullName(subject.user))
  const sent = formContentSchema.parse(form.content)
  const places = await listPlaces(tx, seriesId, last.id)
  // The subject may nominate more, and earlier approved nominations stay.
  const proposed = sent.nominations === null ? [] : await listApproved(tx, seriesId)
  const content = { ...sent, relationships: { ...sent.relationships, ...peersAmong(places, proposed) } }
  const groups = await findRemaining(tx, actor, content)
  const joined = (await listGroupMembers(tx, actor, seriesId, groups)).filter((id) => id !== last.subjectId)
  const asked = await findAsked(tx, actor, last, { places, joined, content, approved: proposed })
  if (asked.assigneeIds.length + asked.emails.length === 0 && content.nominations === null) throw nobodyLeftToAsk()
  const going = new Set(asked.assigneeIds)
  const knownIds = new Set(places.map(({ memberId }) => memberId))
  const approved = proposed.filter(({ memberId }) => knownIds.has(memberId) && going.has(memberId))
  const sharedWithIds = sharedByCreator({ sharedTo, creatorId: last.creatorId })
  return { ...settings, content, ...groups, ...asked, approved, sharedWithIds, away: awayAmong(places) }
}

/** Members asked in more than one of a round's reviews that repeat on this day, already sent, current or due. */
export async function listAskedTogether(
  tx: Tx,
  { seriesId, occursOn, lastRoundId }: { seriesId: string; occursOn: Date; lastRoundId: string },
): Promise<ReadonlySet<string>> {
  const repeated = Prisma.sql`
    SELECT s.id FROM "Review" r JOIN "ReviewSeries" s ON s.id = r."seriesId"
      JOIN "Member" about ON about.id = r."subjectId" AND about.status = 'ACTIVE'
    WHERE r."roundId" = ${lastRoundId}::uuid
      AND (s.id = ${seriesId}::uuid OR s."nextOn" <= ${occursOn}::date
        OR EXISTS (SELECT FROM "Review" sent WHERE sent."seriesId" = s.id AND sent."occursOn" = ${occursOn}::date))`
  const rows = await tx.$queryRaw<{ memberId: string }[]>`
    SELECT p."memberId" FROM (${placesIn(repeated)}) p WHERE p."memberId" IS NOT NULL
    GROUP BY p."memberId" HAVING count(*) > 1`
  return new Set(rows.map(({ memberId }) => memberId))
}
