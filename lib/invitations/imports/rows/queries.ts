import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { countSeats } from '@/lib/billing/queries'
import { now } from '@/lib/platform/clock'
import { db, escapedForLike, Prisma, type Tx } from '@/lib/platform/db'
import type { ImportAction, ImportRowStatus } from '@/lib/platform/generated/prisma/enums'
import type { ImportCounts } from '@/lib/invitations/imports/rules'
import type { RowFilter, RowView } from '@/lib/invitations/imports/schema'
import { standsBehind } from '@/lib/invitations/policy'
import { offeredBy, type OfferedBy } from '@/lib/invitations/queries'
import type { Offer } from '@/lib/invitations/imports/offers/rules'
import type { Known } from '@/lib/invitations/imports/verdicts/rules'
import type { WholeNames } from '@/lib/invitations/imports/wishes/rules'
import type { Present } from './rules'

type Found = Omit<Present, 'isSelf'> & { email: string }

const findPeople = (tx: Tx, workspaceId: string, emails: string[]) => tx.$queryRaw<Found[]>`
  SELECT u.email, m.id AS "memberId", m.role, u."firstName", u."lastName", u."timeZone",
         m.status = 'ACTIVE' AS "isActive", COALESCE(p."jobTitle", '') AS "jobTitle",
         EXISTS (SELECT FROM "Member" o WHERE o."userId" = u.id AND o.id <> m.id AND o.status = 'ACTIVE') AS "belongsElsewhere",
         COALESCE((SELECT json_agg(json_build_object('name', t.name, 'isManager', i."isManager") ORDER BY t.name)
                   FROM "TeamMember" i JOIN "Team" t ON t.id = i."teamId" WHERE i."memberId" = m.id), '[]') AS teams,
         ARRAY(SELECT t.name FROM "MemberTag" i JOIN "Tag" t ON t.id = i."tagId" WHERE i."memberId" = m.id) AS tags
  FROM "User" u JOIN "Member" m ON m."userId" = u.id LEFT JOIN "Profile" p ON p."userId" = u.id
  WHERE m."workspaceId" = ${workspaceId}::uuid AND u.email = ANY(${emails})`

type FoundOffer = Offer & OfferedBy & { email: string }

/** Those that somebody answers for; the others make way for a new one. */
async function findOffers(tx: Tx, workspaceId: string, emails: string[]) {
  const open = await tx.$queryRaw<FoundOffer[]>`
    SELECT i.id AS "invitationId", i.email, i."firstName", i."lastName", i."jobTitle", i.role, ${offeredBy},
           COALESCE((SELECT json_agg(json_build_object('name', t.name, 'isManager', p."isManager") ORDER BY t.name)
                     FROM "InvitationTeam" p JOIN "Team" t ON t.id = p."teamId" WHERE p."invitationId" = i.id), '[]') AS teams,
           ARRAY(SELECT t.name FROM "InvitationTag" p JOIN "Tag" t ON t.id = p."tagId" WHERE p."invitationId" = i.id) AS tags
    FROM "Invitation" i JOIN "Member" m ON m.id = i."inviterId"
    WHERE i."workspaceId" = ${workspaceId}::uuid AND i.email = ANY(${emails})
      AND i.status = 'PENDING' AND i."expiresAt" > ${now()}`
  return open.flatMap(({ inviter, places: teams, ...offer }) =>
    standsBehind(inviter, { role: offer.role, teams }) ? [offer] : [],
  )
}

/** What is known in the actor's workspace of each of these addresses; of one that is missing, nothing is. */
export async function readKnown(
  tx: Tx,
  { workspaceId, memberId }: Actor,
  emails: string[],
): Promise<(email: string) => Known> {
  const people = await findPeople(tx, workspaceId, emails)
  const offers = await findOffers(tx, workspaceId, emails)
  const personOf = new Map(people.map(({ email, ...person }) => [email, person]))
  const offerOf = new Map(offers.map(({ email, ...offer }) => [email, offer]))
  return (email) => {
    const person = personOf.get(email)
    return {
      person: person === undefined ? null : { ...person, isSelf: person.memberId === memberId },
      offer: offerOf.get(email) ?? null,
    }
  }
}

/**
 * How many seats are taken without those of an import's new people. What still waits for one of them is an invitation that
 * nobody answers for any more: the new one takes its place, and its seat.
 */
export const countOtherSeats = (tx: Tx, { workspaceId }: Actor, id: string) =>
  countSeats(
    tx,
    workspaceId,
    Prisma.sql`i.email IN (SELECT r.email FROM "PeopleImportRow" r
      WHERE r."importId" = ${id}::uuid AND r.action = 'INVITE' AND r.status = 'READY')`,
  )

/** The teams and tags of the workspace whose names would fall apart in a cell that names several. */
export async function listWholeNames(tx: Tx, { workspaceId }: Actor): Promise<WholeNames> {
  const rows = await tx.$queryRaw<{ kind: 'team' | 'tag'; name: string }[]>`
    SELECT 'team' AS kind, name FROM "Team" WHERE "workspaceId" = ${workspaceId}::uuid AND name ~ '[;,|]'
    UNION ALL SELECT 'tag', name FROM "Tag" WHERE "workspaceId" = ${workspaceId}::uuid AND name ~ '[;|]'`
  const named = (wanted: 'team' | 'tag') => rows.filter(({ kind }) => kind === wanted).map(({ name }) => name)
  return { teams: named('team'), tags: named('tag') }
}

const isOut = Prisma.sql`r.status IN ('REFUSED', 'FAILED')`

/** The rows of import `i`, counted by what becomes of them, as one value. */
export const countedRows = Prisma.sql`(SELECT jsonb_build_object(
    'all', count(*), 'refused', count(*) FILTER (WHERE ${isOut}),
    'invite', count(*) FILTER (WHERE r.action = 'INVITE' AND NOT ${isOut}),
    'update', count(*) FILTER (WHERE r.action = 'UPDATE' AND NOT ${isOut}),
    'nothing', count(*) FILTER (WHERE r.action = 'NOTHING' AND NOT ${isOut}),
    'ready', count(*) FILTER (WHERE r.status = 'READY'), 'undone', count(*) FILTER (WHERE r.status = 'UNDONE'),
    'undoable', count(*) FILTER (WHERE r.status = 'DONE' AND r.before IS NOT NULL))
  FROM "PeopleImportRow" r WHERE r."importId" = i.id)`

/** The rows of one import, counted by what becomes of them. */
export async function countRows(tx: Tx, id: string): Promise<ImportCounts> {
  const [row] = await tx.$queryRaw<{ counts: ImportCounts }[]>`
    SELECT ${countedRows} AS counts FROM "PeopleImport" i WHERE i.id = ${id}::uuid`
  return row?.counts ?? { all: 0, invite: 0, update: 0, nothing: 0, refused: 0, ready: 0, undone: 0, undoable: 0 }
}

const views: Record<RowView, Prisma.Sql> = {
  all: Prisma.sql`true`,
  invite: Prisma.sql`r.action = 'INVITE' AND NOT ${isOut}`,
  update: Prisma.sql`r.action = 'UPDATE' AND NOT ${isOut}`,
  nothing: Prisma.sql`r.action = 'NOTHING' AND NOT ${isOut}`,
  refused: isOut,
}

const PAGE_SIZE = 25

/** One row of a list that was imported, as it stands in the file and what becomes of it. */
export type ImportRow = {
  number: number
  cells: string[]
  email: string
  status: ImportRowStatus
  action: ImportAction
  problems: string[]
}

/** A page of the rows of an import the actor has found, in the order of the file; `next` is the last number on it. */
export async function listRows(
  { workspaceId }: Actor,
  id: string,
  { rows: view, search, after = 0 }: RowFilter,
): Promise<{ rows: ImportRow[]; next: number | null }> {
  const words = `%${escapedForLike(search)}%`
  const matching = search === '' ? Prisma.empty : Prisma.sql`AND array_to_string(r.cells, ' ') ILIKE ${words}`
  const found = await db.$queryRaw<ImportRow[]>`
    SELECT r.number, r.cells, r.email, r.status, r.action, r.problems FROM "PeopleImportRow" r
    WHERE r."workspaceId" = ${workspaceId}::uuid AND r."importId" = ${id}::uuid AND r.number > ${after}
      AND ${views[view]} ${matching}
    ORDER BY r.number LIMIT ${PAGE_SIZE + 1}`
  const rows = found.slice(0, PAGE_SIZE)
  return { rows, next: found.length > PAGE_SIZE ? (rows.at(-1)?.number ?? null) : null }
}

/** Every row that was left out, with why; the limit of a file is the limit of these. */
export const listRefusedRows = ({ workspaceId }: Actor, importId: string) =>
  db.peopleImportRow.findMany({
    where: { workspaceId, importId, status: { in: ['REFUSED', 'FAILED'] } },
    orderBy: { number: 'asc' },
    select: { cells: true, problems: true },
  })

/** Teams and tags that an import would make. */
export type NewNames = { teams: string[]; tags: string[] }

const MOST_NAMES = 200

/** Of the teams and tags that rows to be done name, as of the last check, those that the workspace does not have yet. */
export async function listNewNames({ workspaceId }: Actor, id: string): Promise<NewNames> {
  const rows = await db.$queryRaw<{ kind: 'team' | 'tag'; name: string }[]>`
    SELECT kind, name FROM "PeopleImport" i, LATERAL (
      SELECT 'team' AS kind, name FROM unnest(i."namedTeams") name WHERE lower(name) NOT IN (
        SELECT lower(t.name COLLATE "default") FROM "Team" t WHERE t."workspaceId" = ${workspaceId}::uuid)
      UNION ALL
      SELECT 'tag', name FROM unnest(i."namedTags") name WHERE lower(name) NOT IN (
        SELECT lower(t.name COLLATE "default") FROM "Tag" t WHERE t."workspaceId" = ${workspaceId}::uuid)) named
    WHERE i.id = ${id}::uuid AND i."workspaceId" = ${workspaceId}::uuid
    ORDER BY kind, lower(name) LIMIT ${MOST_NAMES}`
  const named = (wanted: 'team' | 'tag') => rows.filter(({ kind }) => kind === wanted).map(({ name }) => name)
  return { teams: named('team'), tags: named('tag') }
}
