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
import { readCursor, toPage, type Cursor, type Page } from '@/lib/shared/page'

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
  (m."organizerId" = ${actor.memberId}::uuid AND NOT own."isBooked" AND m."startsAt" > ${now()}
    AND m."completedAt" IS NULL AND m."canceledAt" IS NULL) AS "isClashing",
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
const isNextOfSeries = (at: Date, more = Prisma.empty) => Prisma.sql`AND NOT EXISTS (
  SELECT FROM "Meeting" s JOIN "MeetingAttendee" a ON a."meetingId" = s.id AND a."memberId" = own."memberId"
  WHERE s."seriesId" = m."seriesId" AND (s."startsAt", s.id) < (m."startsAt", m.id) AND ${isUpcoming(Prisma.sql`s`, Prisma.sql`a`, at)} ${more})`

/** Apart, so that a canceled series to come doesn't precede what happened. */
const ofPart = {
  upcoming: (at: Date) => isUpcoming(Prisma.sql`m`, Prisma.sql`own`, at),
  past: (at: Date) => Prisma.sql`(m."endsAt" < ${at} OR m."completedAt" IS NOT NULL)`,
  canceled: (at: Date) => Prisma.sql`m."endsAt" >= ${at} AND m."completedAt" IS NULL AND m."canceledAt" IS NOT NULL`,
}

type Part = keyof typeof ofPart

const partsOf: Record<FollowUpTab, readonly Part[]> = {
  upcoming: ['upcoming'],
  past: ['past'],
  all: ['upcoming', 'past', 'canceled'],
}

const withPerson = (person: string | undefined) =>
  person === undefined
    ? Prisma.empty
    : Prisma.sql`AND EXISTS (SELECT FROM "MeetingAttendee" a WHERE a."meetingId" = m.id AND a."memberId" = ${person}::uuid)`

const titled = (words: string) => Prisma.sql`m.title ILIKE ${`%${escapedForLike(words)}%`}`

type About = Pick<FollowUpListFilter, 'goal' | 'review'>

const about = ({ goal, review }: About, m = Prisma.sql`m`) => {
  if (goal !== undefined)
    return Prisma.sql`AND EXISTS (SELECT FROM "FollowUpGoal" o WHERE o."followUpId" = ${m}.id AND o."goalId" = ${goal}::uuid)`
  return review === undefined
    ? Prisma.empty
    : Prisma.sql`AND EXISTS (SELECT FROM "FollowUpReview" o WHERE o."followUpId" = ${m}.id AND o."reviewId" = ${review}::uuid)`
}

function further(isAscending: boolean, cursor: Cursor | undefined) {
  if (cursor === undefined) return Prisma.empty
  const beyond = isAscending ? Prisma.sql`>` : Prisma.sql`<`
  return Prisma.sql`AND (own."startsAt", own."meetingId") ${beyond} (${cursor.at}, ${cursor.id}::uuid)`
}

type Chosen = Pick<FollowUpListFilter, 'person' | 'goal' | 'review' | 'search'>

type Reading = { part: Part; cursor: Cursor | undefined; at: Date; limit: number }

function listPart(actor: Actor, { person, search, ...subject }: Chosen, { part, cursor, at, limit }: Reading) {
  const isAscending = part === 'upcoming'
  // A filter may match a later meeting of a series and not the next one.
  const isFiltered = [person, subject.goal, subject.review].some((chosen) => chosen !== undefined) || search !== ''
  const onlyNext = isAscending && !isFiltered ? isNextOfSeries(at) : Prisma.empty
  const order = isAscending ? Prisma.sql`ASC` : Prisma.sql`DESC`
  const named = search === '' ? Prisma.empty : Prisma.sql`AND ${titled(search)}`
  return db.$queryRaw<Listed[]>`
    SELECT ${listedColumns(actor)} FROM ${invitedTo(actor)}
    WHERE ${ofPart[part](at)} ${onlyNext} ${withPerson(person)} ${about(subject)} ${named} ${further(isAscending, cursor)}
    ORDER BY own."startsAt" ${order}, own."meetingId" ${order} LIMIT ${limit}`
}

/** Where `past~2026-01-31T09:00:00.000Z~uuid` ended, and the parts from there on. */
function placeIn(parts: readonly Part[], after: string | undefined) {
  const [ended = '', ...place] = (after ?? '').split('~')
  const index = parts.findIndex((part) => part === ended)
  return index < 0 ? { left: parts } : { left: parts.slice(index), cursor: readCursor(place.join('~')) }
}

/** Upcoming ones soonest first, one of each series unless filtered; then others latest first. */
export async function listFollowUps(
  actor: Actor,
  { tab, after, ...chosen }: FollowUpListFilter,
): Promise<Page<FollowUpRow>> {
  const { left, cursor } = placeIn(partsOf[tab], after)
  const rows: (Listed & { part: Part })[] = []
  for (const [index, part] of left.entries()) {
    const reading = { part, cursor: index === 0 ? cursor : undefined, at: now(), limit: PAGE_SIZE + 1 - rows.length }
    if (reading.limit > 0) rows.push(...(await listPart(actor, chosen, reading)).map((row) => ({ ...row, part })))
  }
  const { rows: kept, next } = toPage(rows, PAGE_SIZE, ({ startsAt: at, id }) => ({ at, id }))
  return { rows: kept.map(({ part: _part, ...row }) => rowOf(row)), next: next && `${kept.at(-1)?.part}~${next}` }
}

const BESIDE = 5

/** The actor's, nearest to now first, and only the next one of each series to come. */
export function followUpsAboutReading(actor: Actor, subject: About): SharedReading<FollowUpRow[]> {
  const at = now()
  const statement = Prisma.sql`
    SELECT ${listedColumns(actor)} FROM ${invitedTo(actor)}
    WHERE m."canceledAt" IS NULL ${about(subject)} ${isNextOfSeries(at, about(subject, Prisma.sql`s`))}
    ORDER BY abs(extract(epoch FROM m."startsAt" - ${at})), m.id LIMIT ${BESIDE}`
  return mapReading(rowsOf<Listed>(statement, ['startsAt', 'endsAt']), (rows) => rows.map(rowOf))
}

export const listFollowUpsAbout = (actor: Actor, subject: About) => read(followUpsAboutReading(actor, subject))

/** Upcoming ones first, soonest first and one of each series; then past ones, latest first. */
export function foundFollowUpsReading(actor: Actor, words: string, limit: number): SharedReading<FollowUpRow[]> {
  const at = now()
  const isComing = isUpcoming(Prisma.sql`m`, Prisma.sql`own`, at)
  const found = Prisma.sql`
    SELECT ${listedColumns(actor)} FROM ${invitedTo(actor)}
    WHERE ${titled(words)} ${isNextOfSeries(at)}
    ORDER BY (${isComing}) DESC, CASE WHEN ${isComing} THEN own."startsAt" END, own."startsAt" DESC, own."meetingId" DESC
    LIMIT ${limit}`
  return mapReading(rowsOf<Listed>(found, ['startsAt', 'endsAt']), (rows) => rows.map(rowOf))
}
