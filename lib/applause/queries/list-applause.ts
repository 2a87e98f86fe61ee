import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ApplauseSide, ApplauseTab } from '@/lib/applause/rules/applause-labels'
import { countReactions, type ReactionCount } from '@/lib/applause/rules/reactions'
import type { ApplauseListFilter } from '@/lib/applause/schema'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { spansOf } from '@/lib/shared/report-ranges'
import { saysWords } from './find-applause'
import { readableApplause } from './readable-applause'

const PAGE_SIZE = 15

export type ApplausePerson = { memberId: string; name: string; pictureId: string | null }

type Listed = {
  id: string
  words: string
  isPublic: boolean
  toManager: boolean
  createdAt: Date
  isEdited: boolean
  categoryId: string
  category: string
  giver: ApplausePerson
  recipients: ApplausePerson[]
  commentCount: number
  pressed: { kind: string; count: number; isMine: boolean }[]
}

export type ApplauseCard = Omit<Listed, 'pressed'> & { reactions: ReactionCount[] }

const person = Prisma.sql`jsonb_build_object('memberId', m.id, 'name', TRIM(u."firstName" || ' ' || u."lastName"),
  'pictureId', u."pictureId")`

// The giver is looked up for each row: joined, everybody of all workspaces would be read.
const cardsOf = ({ memberId }: Actor, rows: Prisma.Sql) => Prisma.sql`
  SELECT a.id, a.words, a."isPublic", a."toManager", a."createdAt", a."editedAt" IS NOT NULL AS "isEdited",
    a."categoryId", c.name AS category,
    (SELECT ${person} FROM "Member" m JOIN "User" u ON u.id = m."userId" WHERE m.id = a."giverId") AS giver,
    ARRAY(SELECT ${person} FROM "ApplauseRecipient" r JOIN "Member" m ON m.id = r."memberId"
          JOIN "User" u ON u.id = m."userId" WHERE r."applauseId" = a.id ORDER BY m."findName", m.id) AS recipients,
    (SELECT count(*)::int FROM "ApplauseComment" s WHERE s."applauseId" = a.id) AS "commentCount",
    ARRAY(SELECT jsonb_build_object('kind', p.kind, 'count', count(*), 'isMine', bool_or(p."memberId" = ${memberId}::uuid))
          FROM "ApplauseReaction" p WHERE p."applauseId" = a.id GROUP BY p.kind) AS pressed
  FROM (${rows}) a JOIN "ApplauseCategory" c ON c.id = a."categoryId"
  ORDER BY a."createdAt" DESC, a.id DESC`

const toCard = ({ pressed, ...row }: Listed): ApplauseCard => ({ ...row, reactions: countReactions(pressed) })

/** Applause `a` and its order, newest first. */
type Source = { from: Prisma.Sql; order: Prisma.Sql }

const inOrder = (from: Prisma.Sql): Source => ({ from, order: Prisma.sql`a."createdAt" DESC, a.id DESC` })

// What all of them got is sorted within the index, so that only a page of applause is read.
const receivedBy = (memberIds: Prisma.Sql): Source => ({
  from: Prisma.sql`(
    SELECT DISTINCT t."createdAt", t."applauseId" FROM "ApplauseRecipient" t WHERE t."memberId" IN (${memberIds})
    ORDER BY t."createdAt" DESC, t."applauseId" DESC) got JOIN "Applause" a ON a.id = got."applauseId"`,
  order: Prisma.sql`got."createdAt" DESC, got."applauseId" DESC`,
})

const teamMates = ({ memberId }: Actor) => Prisma.sql`
  SELECT mate."memberId" FROM "TeamMember" own JOIN "TeamMember" mate ON mate."teamId" = own."teamId"
  WHERE own."memberId" = ${memberId}::uuid`

export const isInTeam = async ({ workspaceId, memberId }: Actor): Promise<boolean> =>
  (await db.teamMember.count({ where: { workspaceId, memberId }, take: 1 })) > 0

const sourceOf: Record<ApplauseTab, (actor: Actor) => Source> = {
  everyone: () => inOrder(Prisma.sql`"Applause" a`),
  teams: (actor) => receivedBy(teamMates(actor)),
  received: ({ memberId }) => receivedBy(Prisma.sql`${memberId}::uuid`),
  given: ({ memberId }) => inOrder(Prisma.sql`(SELECT * FROM "Applause" WHERE "giverId" = ${memberId}::uuid) a`),
}

/** Filters by person first, because that uses an index. */
function withPerson(id: string, side: ApplauseSide | undefined) {
  const to = Prisma.sql`SELECT t."applauseId" FROM "ApplauseRecipient" t WHERE t."memberId" = ${id}::uuid`
  const from = Prisma.sql`SELECT o.id FROM "Applause" o WHERE o."giverId" = ${id}::uuid`
  const either = Prisma.sql`${to} UNION ALL ${from}`
  return Prisma.sql`a.id IN (${side === undefined ? either : { to, from }[side]})`
}

function narrowedBy(actor: Actor, { category, person, side, period, search, after }: ApplauseListFilter) {
  const cursor = readCursor(after)
  const from = period && spansOf(period, now(), actor.timeZone)[0]?.from
  const conditions = [
    category && Prisma.sql`a."categoryId" = ${category}::uuid`,
    person && withPerson(person, side),
    from && Prisma.sql`a."createdAt" >= ${from}`,
    search && saysWords(actor, search),
    cursor && Prisma.sql`(a."createdAt", a.id) < (${cursor.at}, ${cursor.id}::uuid)`,
  ].filter((condition) => condition !== undefined && condition !== '')
  return conditions.length === 0 ? Prisma.empty : Prisma.sql`AND ${Prisma.join(conditions, ' AND ')}`
}

export async function listApplause(actor: Actor, filter: ApplauseListFilter): Promise<Page<ApplauseCard>> {
  const { from, order } = sourceOf[filter.tab](actor)
  const rows = await db.$queryRaw<Listed[]>(
    cardsOf(
      actor,
      Prisma.sql`SELECT a.* FROM ${from} WHERE ${readableApplause(actor)} ${narrowedBy(actor, filter)}
        ORDER BY ${order} LIMIT ${PAGE_SIZE + 1}`,
    ),
  )
  return toPage(rows.map(toCard), PAGE_SIZE, ({ createdAt: at, id }) => ({ at, id }))
}

export async function findApplauseCard(actor: Actor, id: string): Promise<ApplauseCard | null> {
  const [row] = await db.$queryRaw<Listed[]>(
    cardsOf(actor, Prisma.sql`SELECT a.* FROM "Applause" a WHERE a.id = ${id}::uuid AND ${readableApplause(actor)}`),
  )
  return row ? toCard(row) : null
}
