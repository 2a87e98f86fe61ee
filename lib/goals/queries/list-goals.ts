import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/access/actor'
import { withWords } from './goals-with-words'
import { isOfPerson, isOfStatus, isVisible, ledTeams, visibleParent } from './visible-goals'
import { completedPercent } from '@/lib/goals/rules/goal-progress'
import { goalBadge, type GoalBadge } from '@/lib/goals/rules/goal-status'
import { rangeOfPeriod } from '@/lib/goals/rules/goal-periods'
import type { GoalSort } from '@/lib/goals/rules/goal-labels'
import type { GoalTab } from '@/lib/goals/rules/goal-tabs'
import type { GoalListFilter } from '@/lib/goals/schema'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import type { GoalStatus, GoalType } from '@/lib/platform/generated/prisma/enums'
import { dateOf, dayIn, dayOf, type Day } from '@/lib/shared/dates'
import { momentSchema } from '@/lib/shared/page'
import { isStorable } from '@/lib/shared/text'

const PAGE_SIZE = 18

/** Narrowed lists count no further. */
const COUNTED = 1_000

export type GoalPerson = { memberId: string; name: string; pictureId: string | null }

type Listed = {
  id: string
  title: string
  type: GoalType
  status: GoalStatus
  progress: number
  startsOn: Date
  endsOn: Date
  archivedAt: Date | null
  completedAt: Date | null
  changedAt: Date
  teamName: string | null
  parent: { id: string; title: string } | null
  people: GoalPerson[]
  peopleCount: number
}

export type GoalRow = Omit<Listed, 'status' | 'archivedAt' | 'completedAt' | 'startsOn' | 'endsOn' | 'changedAt'> & {
  badge: GoalBadge
  startsOn: Day
  endsOn: Day
  changedAt: Date
  completedOn: Day | null
  isAhead: boolean
  hasEnded: boolean
}

export type GoalPage = {
  rows: GoalRow[]
  next: string | null
  /** Of the filter in every status; `isCapped`: counted up to the limit. */
  overall: { all: number; completed: number; percent: number; isCapped: boolean }
}

const ofTab: Record<GoalTab, (actor: Actor) => Prisma.Sql> = {
  all: () => Prisma.sql`true`,
  organization: () => Prisma.sql`g.type = 'Organization'`,
  self: ({ memberId }) => Prisma.sql`g.type = 'Self' AND g."creatorId" = ${memberId}::uuid`,
  individual: () => Prisma.sql`g.type IN ('Team', 'Individual')`,
  supervising: ({ memberId }) =>
    Prisma.sql`g.id IN (SELECT s."goalId" FROM "GoalSupervisor" s WHERE s."memberId" = ${memberId}::uuid)`,
  archived: () => Prisma.sql`true`,
}

const ofTeams = (teams: Prisma.Sql) => Prisma.sql`g.id IN (
  SELECT o.id FROM "Goal" o WHERE o."teamId" IN (${teams})
  UNION SELECT a."goalId" FROM "TeamMember" t JOIN "GoalAssignee" a ON a."memberId" = t."memberId" WHERE t."teamId" IN (${teams}))`

function ofPeriod(actor: Actor, period: GoalListFilter['period']) {
  if (period === undefined) return []
  const { from, to } = rangeOfPeriod(period, dayIn(now(), actor.timeZone))
  return [Prisma.sql`g."startsOn" <= ${dateOf(to)} AND g."endsOn" >= ${dateOf(from)}`]
}

function narrowed(actor: Actor, { status, person, team, period }: GoalListFilter): Prisma.Sql[] {
  return [
    ...(status === undefined ? [] : [isOfStatus(status)]),
    ...(person === undefined ? [] : [isOfPerson(person)]),
    ...(team === undefined ? [] : [ofTeams(Prisma.sql`${team}::uuid`)]),
    ...ofPeriod(actor, period),
  ]
}

const allOf = (conditions: readonly Prisma.Sql[]) => Prisma.join([...conditions], ' AND ')

function matching(actor: Actor, filter: GoalListFilter, words: Prisma.Sql) {
  const isArchived = filter.tab === 'archived'
  const archived = isArchived ? Prisma.sql`g."archivedAt" IS NOT NULL` : Prisma.sql`g."archivedAt" IS NULL`
  const inWorkspace = Prisma.sql`g."workspaceId" = ${actor.workspaceId}::uuid`
  return allOf([inWorkspace, archived, words, ofTab[filter.tab](actor), ...narrowed(actor, filter), isVisible(actor)])
}

/** `value` parses the cursor's column. */
type Sorting = { column: Prisma.Sql; order: Prisma.Sql; further: Prisma.Sql; value: z.ZodType }

const ascending = Prisma.sql`ASC`
const descending = Prisma.sql`DESC`

const sortings: Record<GoalSort, Sorting> = {
  updated: {
    column: Prisma.sql`g."changedAt"`,
    order: descending,
    further: Prisma.sql`<`,
    value: momentSchema,
  },
  ends: {
    column: Prisma.sql`g."endsOn"`,
    order: ascending,
    further: Prisma.sql`>`,
    value: z.iso.date().transform(dateOf),
  },
  title: {
    column: Prisma.sql`g.title`,
    order: ascending,
    further: Prisma.sql`>`,
    value: z.string().refine(isStorable),
  },
  progress: {
    column: Prisma.sql`g.progress`,
    order: ascending,
    further: Prisma.sql`>`,
    value: z.coerce.number().int().min(0).max(100),
  },
}

function after({ column, further, value }: Sorting, cursor: string | undefined) {
  const [, id, text] = /^([^~]+)~(.+)$/s.exec(cursor ?? '') ?? []
  const { success, data } = z.object({ id: z.uuid(), value }).safeParse({ id, value: text })
  return success ? Prisma.sql`AND (${column}, g.id) ${further} (${data.value}, ${data.id}::uuid)` : Prisma.empty
}

function cursorOf(sort: GoalSort, { id, changedAt, endsOn, title, progress }: Listed) {
  const values: Record<GoalSort, string> = {
    updated: changedAt.toISOString(),
    ends: dayOf(endsOn),
    title,
    progress: String(progress),
  }
  return `${id}~${values[sort]}`
}

const FACES = 4

const peopleOfGoal = Prisma.sql`
  SELECT jsonb_build_object('memberId', m.id, 'name', TRIM(u."firstName" || ' ' || u."lastName"), 'pictureId', u."pictureId") AS person
  FROM "GoalAssignee" a JOIN "Member" m ON m.id = a."memberId" JOIN "User" u ON u.id = m."userId"
  WHERE a."goalId" = g.id ORDER BY m."findName", m.id LIMIT ${FACES}`

const findRows = (actor: Actor, filter: GoalListFilter, words: Prisma.Sql) => {
  const sorting = sortings[filter.sort]
  return db.$queryRaw<Listed[]>`
    SELECT g.id, g.title, g.type, g.status, g.progress, g."startsOn", g."endsOn", g."archivedAt", g."completedAt", g."changedAt",
      t.name AS "teamName",
      ${visibleParent(actor)} AS parent,
      ARRAY(${peopleOfGoal}) AS people,
      (SELECT count(*)::int FROM "GoalAssignee" a WHERE a."goalId" = g.id) AS "peopleCount"
    FROM (SELECT g.* FROM "Goal" g WHERE ${matching(actor, filter, words)} ${after(sorting, filter.after)}
          ORDER BY ${sorting.column} ${sorting.order}, g.id ${sorting.order} LIMIT ${PAGE_SIZE + 1}) g
    CROSS JOIN LATERAL (SELECT g."parentId") child LEFT JOIN "Team" t ON t.id = g."teamId"
    ORDER BY ${sorting.column} ${sorting.order}, g.id ${sorting.order}`
}

type Counted = { all: number; completed: number }

/** Unfiltered counts are stored; the few goals not for everybody are added one by one. */
const isKept = ({ tab, search, person, team, period }: GoalListFilter) =>
  (tab === 'all' || tab === 'organization') && search === '' && !person && !team && !period

function countKept(actor: Actor, { tab }: GoalListFilter) {
  const { workspaceId, memberId } = actor
  const isAdmin = actor.role === 'Admin'
  const ofType = tab === 'organization' ? Prisma.sql`AND g.type = 'Organization'` : Prisma.empty
  const isAdded = Prisma.sql`g."workspaceId" = ${workspaceId}::uuid AND g."archivedAt" IS NULL AND g.visibility = 'PRIVATE'
    AND (g.type = 'Self' OR NOT ${isAdmin}) ${ofType}`
  const ofLed =
    actor.leadsTeam && !isAdmin
      ? Prisma.sql`UNION SELECT g.id, g.status FROM "Goal" g
          WHERE ${isAdded} AND g.type NOT IN ('Self', 'Organization') AND ${ofTeams(ledTeams(actor))}`
      : Prisma.empty
  return db.$queryRaw<[Counted]>`
    SELECT sum(c."all")::int AS "all", sum(c.completed)::int AS completed FROM (
      SELECT COALESCE(sum(count), 0) AS "all", COALESCE(sum(count) FILTER (WHERE status = 'Completed'), 0) AS completed
      FROM "GoalCount" g WHERE "workspaceId" = ${workspaceId}::uuid ${ofType}
        AND (visibility = 'WORKSPACE' OR (${isAdmin} AND type <> 'Self'))
      UNION ALL
      SELECT count(*), count(*) FILTER (WHERE status = 'Completed') FROM (
        SELECT g.id, g.status FROM "Goal" g WHERE g."creatorId" = ${memberId}::uuid AND ${isAdded}
        UNION SELECT g.id, g.status FROM "GoalAssignee" a JOIN "Goal" g ON g.id = a."goalId" WHERE a."memberId" = ${memberId}::uuid AND ${isAdded}
        UNION SELECT g.id, g.status FROM "GoalSupervisor" s JOIN "Goal" g ON g.id = s."goalId" WHERE s."memberId" = ${memberId}::uuid AND ${isAdded}
        UNION SELECT g.id, g.status FROM "GoalItem" i JOIN "Goal" g ON g.id = i."goalId" WHERE i."ownerId" = ${memberId}::uuid AND ${isAdded}
        ${ofLed}) own) c`
}

const countNarrowed = (actor: Actor, filter: GoalListFilter, words: Prisma.Sql) => db.$queryRaw<[Counted]>`
  SELECT count(*)::int AS "all", count(*) FILTER (WHERE status = 'Completed')::int AS completed
  FROM (SELECT g.status FROM "Goal" g WHERE ${matching(actor, filter, words)} LIMIT ${COUNTED + 1}) g`

function toRow({ timeZone }: Actor, { status, archivedAt, completedAt, startsOn, endsOn, ...row }: Listed): GoalRow {
  const today = dayIn(now(), timeZone)
  const days = { startsOn: dayOf(startsOn), endsOn: dayOf(endsOn) }
  return {
    ...row,
    badge: goalBadge({ status, isArchived: archivedAt !== null }),
    ...days,
    completedOn: completedAt && dayIn(completedAt, timeZone),
    isAhead: today < days.startsOn,
    hasEnded: days.endsOn < today,
  }
}

export async function listGoals(actor: Actor, filter: GoalListFilter): Promise<GoalPage> {
  const words = await withWords(actor, filter.search)
  const whole = { ...filter, status: undefined }
  const counting = isKept(whole) ? countKept(actor, whole) : countNarrowed(actor, whole, words.counted)
  const [found, [counted]] = await Promise.all([findRows(actor, filter, words.listed), counting])
  const shown = found.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  const isMore = found.length > PAGE_SIZE && last !== undefined
  const isCapped = !isKept(whole) && (words.isSample || counted.all > COUNTED)
  const all = isCapped ? Math.min(COUNTED, counted.all) : counted.all
  return {
    rows: shown.map((row) => toRow(actor, row)),
    next: isMore ? cursorOf(filter.sort, last) : null,
    overall: { ...counted, all, percent: completedPercent(counted), isCapped },
  }
}
