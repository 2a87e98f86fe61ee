import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { Prisma, escapedForLike, db } from '@/lib/platform/db'
import type { InvitationView, InvitationListFilter } from '@/lib/invitations/schema'
import { invitedBy, type InvitedBy } from './seats-on-hold'
import type { Role, InvitationStatus } from '@/lib/platform/generated/prisma/enums'
import { invitationState, type InvitationState, type NamedPlace } from '@/lib/invitations/rules/invitations'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { standsBehind } from '@/lib/invitations/policy'
import { now } from '@/lib/platform/clock'

const PAGE_SIZE = 25

/** Admins see every invitation, Managers those they sent. */
export const visible = ({ workspaceId, memberId, role }: Actor) => Prisma.sql`
  (i."workspaceId" = ${workspaceId}::uuid
    AND (${role === 'Admin'} OR (${role === 'Manager'} AND i."inviterId" = ${memberId}::uuid)))`

/** Revoked, and neither invited again since nor here by another way. */
const isRevoked = Prisma.sql`(i.status = 'REVOKED'
  AND NOT EXISTS (SELECT FROM "Invitation" later
    WHERE later."workspaceId" = i."workspaceId" AND later.email = i.email AND later."createdAt" > i."createdAt")
  AND NOT EXISTS (SELECT FROM "Member" m JOIN "User" u ON u.id = m."userId"
    WHERE m."workspaceId" = i."workspaceId" AND u.email = i.email AND m.status = 'ACTIVE'))`

const inView = (view: InvitationView, at: Date) =>
  ({
    all: Prisma.sql`i.status IN ('PENDING', 'REVOKED') AND (i.status = 'PENDING' OR ${isRevoked})`,
    waiting: Prisma.sql`(i.status = 'PENDING' AND i."expiresAt" > ${at})`,
    expired: Prisma.sql`(i.status = 'PENDING' AND i."expiresAt" <= ${at})`,
    revoked: isRevoked,
  })[view]

type ListedInvitation = InvitedBy & {
  id: string
  email: string
  name: string
  role: Role
  status: InvitationStatus
  expiresAt: Date
  sentAt: Date
  createdAt: Date
  inviterName: string
  teams: NamedPlace[]
  tags: string[]
  bounce: string | null
  /** An unsubscribed address, so no mail was sent. */
  isUnsubscribed: boolean
}

export type InvitationRow = Omit<ListedInvitation, 'status' | 'inviter' | 'places' | 'createdAt'> & {
  state: InvitationState
  /** The mail server's answer to a rejected mail. */
  bounce: string | null
}

/** `asOf` is the moment the states are computed for. */
export type InvitationPage = Page<InvitationRow> & { asOf: Date }

function rowView(
  { status: stored, createdAt: _createdAt, inviter, places, ...row }: ListedInvitation,
  asOf: Date,
): InvitationRow {
  const hasInviter = standsBehind(inviter, { role: row.role, teams: places })
  return { ...row, state: invitationState({ status: stored, expiresAt: row.expiresAt, hasInviter }, asOf) }
}

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
  // Choose the page before joining.
  const rows = await db.$queryRaw<ListedInvitation[]>`
    SELECT i.id, i.email, TRIM(i."firstName" || ' ' || i."lastName") AS name, i.role, i.status, i."expiresAt", i."sentAt",
           i."createdAt", TRIM(u."firstName" || ' ' || u."lastName") AS "inviterName",
           ${invitedBy},
           to_jsonb(ARRAY(SELECT jsonb_build_object('name', t.name, 'isManager', p."isManager")
                          FROM "InvitationTeam" p JOIN "Team" t ON t.id = p."teamId"
                          WHERE p."invitationId" = i.id ORDER BY t.name)) AS teams,
           ARRAY(SELECT t.name FROM "InvitationTag" p JOIN "Tag" t ON t.id = p."tagId"
                 WHERE p."invitationId" = i.id ORDER BY t.name) AS tags, b.reason AS bounce,
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

/** The inviter's fields that `standsBehind` reads, and their name. */
export const inviterSelect = {
  status: true,
  role: true,
  teams: { where: { isManager: true }, select: { teamId: true } },
  user: { select: { firstName: true, lastName: true, timeZone: true } },
} as const

/** The invitation's fields that `standsBehind` reads, and its inviter. */
export const invitationSelect = {
  role: true,
  teams: { select: { teamId: true, isManager: true } },
  inviter: { select: inviterSelect },
} as const
