import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { FollowUpTab } from '@/lib/follow-ups/rules'
import type { FollowUpListFilter } from '@/lib/follow-ups/schema'
import { meetingBadge, type MeetingBadge } from '@/lib/meetings/rules/meeting-badge'
import { earliestStart } from '@/lib/meetings/rules/meeting-times'
import { now } from '@/lib/platform/clock'
import { db, escapedForLike, Prisma } from '@/lib/platform/db'
import { mapReading, read, rowsOf, type SharedReading } from '@/lib/platform/reading'
import type { FollowUpType } from '@/lib/platform/generated/prisma/enums'
import { readCursor, toPage, type Page } from '@/lib/shared/page'

const PAGE_SIZE = 25
const FACES = 4

type FollowUpPerson = { memberId: string; name: string; pictureId: string | null }

type Listed = {
  id: string
  title: string
  type: FollowUpType
  startsAt: Date
  endsAt: Date
  isCompleted: boolean
  isCanceled: boolean
  hasDeclined: boolean
  isSeries: boolean
  isClashing: boolean
  openItems: number
  people: FollowUpPerson[]
  peopleCount: number
}

export type FollowUpRow = Omit<Listed, 'isCompleted' | 'isCanceled' | 'hasDeclined'> & { badge: MeetingBadge }

/** Follow-ups `m` the actor attends, through their place `own`. */
const invitedTo = ({ memberId, workspaceId }: Actor) => Prisma.sql`
  "MeetingAttendee" own JOIN "Meeting" m ON m.id = own."meetingId" AND m.kind = 'FOLLOW_UP'
    AND own."memberId" = ${memberId}::uuid AND own."workspaceId" = ${workspaceId}::uuid
  JOIN "FollowUp" f ON f.id = m.id`

const listedColumns = (actor: Actor) => Prisma.sql`
  m.id, m.title, f.type, m."startsAt", m."endsAt", m."completedAt" IS NOT NULL AS "isCompleted",
  m."canceledAt" IS NOT NULL AS "isCanceled", own."isAttending" IS FALSE AS "hasDeclined", m."seriesId" IS NOT NULL AS "isSeries",
  (m."organizerId" = ${actor.memberId}::uuid AND NOT own."isBooked" AND m."canceledAt" IS NULL) AS "isClashing",
  (SELECT count(*)::int FROM "FollowUpItem" i
    WHERE i."followUpId" = m.id AND i."doneAt" IS NULL AND m."canceledAt" IS NULL) AS "openItems",
  ARRAY(SELECT jsonb_build_object('memberId', p.id, 'name', TRIM(u."firstName" || ' ' || u."lastName"), 'pictureId', u."pictureId")
        FROM "MeetingAttendee" a JOIN "Member" p ON p.id = a."memberId" JOIN "User" u ON u.id = p."userId"
        WHERE a."meetingId" = m.id ORDER BY p."findName", p.id LIMIT ${FACES}) AS people,
  (SELECT count(*)::int FROM "MeetingAttendee" a WHERE a."meetingId" = m.id) AS "peopleCount"`

const declined: MeetingBadge = { label: 'Declined', tone: 'danger' }

function rowOf({ isCompleted, isCanceled, hasDeclined, ...row }: Listed): FollowUpRow {
  const badge = meetingBadge({ ...row, isCompleted, isCanceled }, now())
  return { ...row, badge: hasDeclined && badge.label === 'Pending' ? declined : badge }
}

const isUpcoming = (m: Prisma.Sql, place: Prisma.Sql, at: Date) =>
  Prisma.sql`${m}."endsAt" >= ${at} AND ${place}."startsAt" > ${earliestStart(at)} AND ${m}."completedAt" IS NULL AND ${m}."canceledAt" IS NULL`

/** Only the next meeting of each series, because a weekly one would fill the page. */
const isNextOfSeries = (at: Date) => Prisma.sql`AND NOT EXISTS (
  SELECT FROM "Meeting" s JOIN "MeetingAttendee" a ON a."meetingId" = s.id AND a."memberId" = own."memberId"
  WHERE s."seriesId" = m."seriesId" AND (s."startsAt", s.id) < (m."startsAt", m.id) AND ${isUpcoming(Prisma.sql`s`, Prisma.sql`a`, at)})`

const ofTab: Record<FollowUpTab, (at: Date) => Prisma.Sql> = {
  upcoming: (at) => isUpcoming(Prisma.sql`m`, Prisma.sql`own`, at),
  past: (at) => Prisma.sql`(m."endsAt" < ${at} OR m."completedAt" IS NOT NULL)`,
  all: () => Prisma.sql`true`,
}

const withPerson = (person: string | undefined) =>
  person === undefined
    ? Prisma.empty
    : Prisma.sql`AND EXISTS (SELECT FROM "MeetingAttendee" a WHERE a."meetingId" = m.id AND a."memberId" = ${person}::uuid)`

type About = Pick<FollowUpListFilter, 'goal' | 'review'>

const about = ({ goal, review }: About) => {
  if (goal !== undefined)
    return Prisma.sql`AND EXISTS (SELECT FROM "FollowUpGoal" o WHERE o."followUpId" = m.id AND o."goalId" = ${goal}::uuid)`
  return review === undefined
    ? Prisma.empty
    : Prisma.sql`AND EXISTS (SELECT FROM "FollowUpReview" o WHERE o."followUpId" = m.id AND o."reviewId" = ${review}::uuid)`
}

function further(isAscending: boolean, after: string | undefined) {
  const cursor = readCursor(after)
  if (cursor === undefined) return Prisma.empty
  const beyond = isAscending ? Prisma.sql`>` : Prisma.sql`<`
  return Prisma.sql`AND (own."startsAt", own."meetingId") ${beyond} (${cursor.at}, ${cursor.id}::uuid)`
}

/** Upcoming ones soonest first, one of each series unless filtered; others latest first. */
export async function listFollowUps(
  actor: Actor,
  { tab, person, after, ...subject }: FollowUpListFilter,
): Promise<Page<FollowUpRow>> {
  const isAscending = tab === 'upcoming'
  // A filter may match a later meeting of a series and not the next one.
  const isFiltered = [person, subject.goal, subject.review].some((chosen) => chosen !== undefined)
  const onlyNext = isAscending && !isFiltered ? isNextOfSeries(now()) : Prisma.empty
  const order = isAscending ? Prisma.sql`ASC` : Prisma.sql`DESC`
  const rows = await db.$queryRaw<Listed[]>`
    SELECT ${listedColumns(actor)} FROM ${invitedTo(actor)}
    WHERE ${ofTab[tab](now())} ${onlyNext} ${withPerson(person)} ${about(subject)} ${further(isAscending, after)}
    ORDER BY own."startsAt" ${order}, own."meetingId" ${order} LIMIT ${PAGE_SIZE + 1}`
  return toPage(rows.map(rowOf), PAGE_SIZE, ({ startsAt: at, id }) => ({ at, id }))
}

const BESIDE = 5

/** The actor's, nearest to now first. */
export function followUpsAboutReading(actor: Actor, subject: About): SharedReading<FollowUpRow[]> {
  const statement = Prisma.sql`
    SELECT ${listedColumns(actor)} FROM ${invitedTo(actor)}
    WHERE m."canceledAt" IS NULL ${about(subject)}
    ORDER BY abs(extract(epoch FROM m."startsAt" - ${now()})), m.id LIMIT ${BESIDE}`
  return mapReading(rowsOf<Listed>(statement, ['startsAt', 'endsAt']), (rows) => rows.map(rowOf))
}

export const listFollowUpsAbout = (actor: Actor, subject: About) => read(followUpsAboutReading(actor, subject))

/** Upcoming ones first, soonest first and one of each series; then past ones, latest first. */
export function foundFollowUpsReading(actor: Actor, words: string, limit: number): SharedReading<FollowUpRow[]> {
  const at = now()
  const isComing = isUpcoming(Prisma.sql`m`, Prisma.sql`own`, at)
  const found = Prisma.sql`
    SELECT ${listedColumns(actor)} FROM ${invitedTo(actor)}
    WHERE m.title ILIKE ${`%${escapedForLike(words)}%`} ${isNextOfSeries(at)}
    ORDER BY (${isComing}) DESC, CASE WHEN ${isComing} THEN own."startsAt" END, own."startsAt" DESC, own."meetingId" DESC
    LIMIT ${limit}`
  return mapReading(rowsOf<Listed>(found, ['startsAt', 'endsAt']), (rows) => rows.map(rowOf))
}
