import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { countSeats, takesSeat } from '@/lib/billing/queries'
import { featureGate, limitGate, limitOf } from '@/lib/billing/rules'
import { listTagChoices, type TagChoices } from '@/lib/members/tags/queries'
import { now } from '@/lib/platform/clock'
import { db, escapedForLike, Prisma, type Tx } from '@/lib/platform/db'
import type { InvitationStatus, PersonStatus, Role } from '@/lib/platform/generated/prisma/enums'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { listRunTeams, type TeamChoices } from '@/lib/teams/places/queries'
import { getRoomToday } from './daily/queries'
import { canImportPeople } from './imports/policy'
import { canBringBack, canInvite, standsBehind, type Inviter, type OfferedTeam } from './policy'
import { mayNotInvite, noSuchInvitation } from './refusals'
import { invitationState, type InvitationState, type InviteOutcome } from './rules'
import type { InvitationListFilter, InvitationView } from './schema'

const PAGE_SIZE = 25

/** Whatever takes or frees a seat of the workspace waits for the end of the transaction; other work goes on. */
export const holdSeats = (tx: Tx, { workspaceId }: { workspaceId: string }) =>
  tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`

/** The teams this person looks after; for a Manager, those they may invite into. */
export async function listLedTeamIds(tx: Tx, { workspaceId, memberId }: Actor): Promise<string[]> {
  const rows = await tx.teamMember.findMany({
    where: { workspaceId, memberId, isManager: true },
    select: { teamId: true },
  })
  return rows.map(({ teamId }) => teamId)
}

/** Of addresses that are to be invited: why some get no invitation, and who had a place here before. */
export type KnownAddresses = { why: Map<string, Exclude<InviteOutcome, 'invited'>>; gone: Set<string> }

/** Who of these is here, waits with an invitation that somebody answers for, or was here. */
export async function findKnown(
  tx: Tx,
  actor: Actor,
  addressees: readonly { email: string }[],
  at: Date,
): Promise<KnownAddresses> {
  const { workspaceId } = actor
  const email = { in: addressees.map((addressee) => addressee.email) }
  const open = { workspaceId, email, status: 'PENDING', expiresAt: { gt: at } } as const
  const [places, invitations] = await Promise.all([
    tx.member.findMany({
      relationLoadStrategy: 'join',
      where: { workspaceId, user: { email } },
      select: { status: true, user: { select: { email: true } } },
    }),
    tx.invitation.findMany({ relationLoadStrategy: 'join', where: open, select: { email: true, ...offerSelect } }),
  ])
  const waiting = invitations.filter(({ inviter, ...offer }) => standsBehind(inviter, offer))
  const emailsOf = (status: PersonStatus) =>
    places.filter((place) => place.status === status).map(({ user }) => user.email)
  const gone = emailsOf('DEACTIVATED')
  const why = new Map([
    ...(canBringBack(actor) ? [] : gone).map((address) => [address, 'gone'] as const),
    ...waiting.map((invitation) => [invitation.email, 'waiting'] as const),
    ...emailsOf('ACTIVE').map((address) => [address, 'here'] as const),
  ])
  return { why, gone: new Set(gone) }
}

/** What somebody can choose from who invites, and for how many there is room; null: for any number. */
export type InviteForm = {
  teams: TeamChoices
  tags: TagChoices
  seats: number | null
  today: number | null
  /** Why nobody can be invited now, or null. */
  full: string | null
  can: { chooseRole: boolean; import: boolean }
}

/** How many seats are held by invitations that nobody answers for: each is free for whoever invites the same address anew. */
async function countOnHold({ workspaceId }: Actor, at: Date): Promise<number> {
  const rows = await db.$queryRaw<(OfferedBy & { role: Role })[]>`
    SELECT i.role, ${offeredBy} FROM "Invitation" i JOIN "Member" m ON m.id = i."inviterId"
    WHERE i."workspaceId" = ${workspaceId}::uuid AND ${takesSeat(at)} AND m.role <> 'Admin'`
  return rows.filter(({ inviter, places, role }) => !standsBehind(inviter, { role, teams: places })).length
}

/** Why nobody can be invited with so many seats taken; null: somebody can, if only in the place of a dead invitation. */
async function seatGate(actor: Actor, seats: number, at: Date): Promise<string | null> {
  const full = limitGate(actor, 'people', seats)
  return full && limitGate(actor, 'people', seats - (await countOnHold(actor, at)))
}

const left = (most: number | null, taken: number) => (most === null ? null : Math.max(0, most - taken))

/** The form to invite people with. Throws forbidden for whoever may invite nobody. */
export async function getInviteForm(actor: Actor): Promise<InviteForm> {
  if (!canInvite(actor)) throw mayNotInvite()
  const { workspaceId, role } = actor
  const at = now()
  const [teams, tags, seats, day] = await Promise.all([
    listRunTeams(actor),
    listTagChoices(actor),
    countSeats(db, workspaceId),
    getRoomToday(actor),
  ])
  if (role !== 'Admin' && teams.rows.length === 0) throw mayNotInvite()
  return {
    teams,
    tags,
    seats: left(limitOf(actor, 'people'), seats),
    today: day.left,
    full: (await seatGate(actor, seats, at)) ?? day.full,
    can: { chooseRole: role === 'Admin', import: canImportPeople(actor) && featureGate(actor, 'import') === null },
  }
}

/** Admins see every invitation, Managers those they sent, nobody else any. */
const visible = ({ workspaceId, memberId, role }: Actor) => Prisma.sql`
  (i."workspaceId" = ${workspaceId}::uuid
    AND (${role === 'Admin'} OR (${role === 'Manager'} AND i."inviterId" = ${memberId}::uuid)))`

const inView = (view: InvitationView, at: Date) =>
  ({
    all: Prisma.sql`i.status IN ('PENDING', 'REVOKED')`,
    waiting: Prisma.sql`(i.status = 'PENDING' AND i."expiresAt" > ${at})`,
    expired: Prisma.sql`(i.status = 'PENDING' AND i."expiresAt" <= ${at})`,
    revoked: Prisma.sql`i.status = 'REVOKED'`,
  })[view]

/** What `standsBehind` asks about invitation `i` of inviter `m`, as the columns `inviter` and `places`. */
export const offeredBy = Prisma.sql`
  jsonb_build_object('status', m.status, 'role', m.role, 'teams',
    ARRAY(SELECT jsonb_build_object('teamId', l."teamId") FROM "TeamMember" l
          WHERE l."memberId" = m.id AND l."isManager")) AS inviter,
  to_jsonb(ARRAY(SELECT jsonb_build_object('teamId', p."teamId", 'isManager', p."isManager")
                 FROM "InvitationTeam" p WHERE p."invitationId" = i.id)) AS places`
export type OfferedBy = { inviter: Inviter; places: OfferedTeam[] }

type ListedInvitation = OfferedBy & {
  id: string
  email: string
  name: string
  role: Role
  status: InvitationStatus
  expiresAt: Date
  sentAt: Date
  createdAt: Date
  inviterName: string
  teams: string[]
  bounce: string | null
  /** They want no mail from here, so none was sent. */
  isUnsubscribed: boolean
}

/** One line of the list. */
export type InvitationRow = Omit<ListedInvitation, 'status' | 'inviter' | 'places' | 'createdAt'> & {
  state: InvitationState
  /** What the mail server said when it refused our mail to this address. */
  bounce: string | null
}

/** A page of invitations; `asOf` is the present in which they are what they are. */
export type InvitationPage = Page<InvitationRow> & { asOf: Date }

function rowView(
  { status: stored, createdAt: _createdAt, inviter, places, ...row }: ListedInvitation,
  asOf: Date,
): InvitationRow {
  const hasInviter = standsBehind(inviter, { role: row.role, teams: places })
  return { ...row, state: invitationState({ status: stored, expiresAt: row.expiresAt, hasInviter }, asOf) }
}

/** The invitations this person may see that were not accepted, the latest first, 25 at a time. */
export async function listInvitations(
  actor: Actor,
  { status, search, after }: InvitationListFilter,
): Promise<InvitationPage> {
  const asOf = now()
  const cursor = readCursor(after)
  const words = `%${escapedForLike(search)}%`
  const matching =
    search === ''
      ? Prisma.empty
      : Prisma.sql`AND (i.email ILIKE ${words} OR i."firstName" || ' ' || i."lastName" ILIKE ${words})`
  const older = cursor ? Prisma.sql`AND (i."createdAt", i.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  // The page is chosen before anything is looked up for it.
  const rows = await db.$queryRaw<ListedInvitation[]>`
    SELECT i.id, i.email, TRIM(i."firstName" || ' ' || i."lastName") AS name, i.role, i.status, i."expiresAt", i."sentAt",
           i."createdAt", TRIM(u."firstName" || ' ' || u."lastName") AS "inviterName",
           ${offeredBy},
           ARRAY(SELECT t.name FROM "InvitationTeam" p JOIN "Team" t ON t.id = p."teamId"
                 WHERE p."invitationId" = i.id ORDER BY t.name) AS teams, b.reason AS bounce,
           EXISTS (SELECT FROM "UnsubscribedAddress" n
                   WHERE n."workspaceId" = i."workspaceId" AND n.email = i.email) AS "isUnsubscribed"
    FROM (SELECT i.* FROM "Invitation" i
          WHERE ${visible(actor)} AND ${inView(status, asOf)} ${matching} ${older}
          ORDER BY i."createdAt" DESC, i.id DESC LIMIT ${PAGE_SIZE + 1}) i
    JOIN "Member" m ON m.id = i."inviterId" JOIN "User" u ON u.id = m."userId"
    LEFT JOIN "BouncedAddress" b ON b.email = i.email
    ORDER BY i."createdAt" DESC, i.id DESC`
  const page = toPage(rows, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { ...page, rows: page.rows.map((row) => rowView(row, asOf)), asOf }
}

/** What `standsBehind` asks about whoever invited, and their name. */
export const inviterSelect = {
  status: true,
  role: true,
  teams: { where: { isManager: true }, select: { teamId: true } },
  user: { select: { firstName: true, lastName: true, timeZone: true } },
} as const

/** What `standsBehind` asks about an invitation: what it offers, and whoever does. */
export const offerSelect = {
  role: true,
  teams: { select: { teamId: true, isManager: true } },
  inviter: { select: inviterSelect },
} as const

const heldSelect = {
  id: true,
  workspaceId: true,
  email: true,
  firstName: true,
  lastName: true,
  status: true,
  expiresAt: true,
  sentAt: true,
  sentCount: true,
  tokenHash: true,
  inviterId: true,
  ...offerSelect,
} as const

/** An invitation this person may see, while nobody else changes it. Throws not-found. */
export async function holdInvitation(tx: Tx, actor: Actor, id: string) {
  const [held] = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "Invitation" i WHERE i.id = ${id}::uuid AND ${visible(actor)} FOR NO KEY UPDATE`
  if (!held) throw noSuchInvitation()
  const { inviter, teams, ...row } = await tx.invitation.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id, workspaceId: actor.workspaceId },
    select: heldSelect,
  })
  const teamIds = teams.map(({ teamId }) => teamId)
  const isManager = teams.some((place) => place.isManager)
  return { ...row, teamIds, isManager, hasInviter: standsBehind(inviter, { role: row.role, teams }) }
}
export type HeldInvitation = Awaited<ReturnType<typeof holdInvitation>>
