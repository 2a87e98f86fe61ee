import 'server-only'
import type { Addressee } from '@/lib/invitations/rules/addresses'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { invitationLimits, type InviteOutcome } from '@/lib/invitations/rules/invitations'
import type { Actor } from '@/lib/access/actor'
import { randomUUID } from 'node:crypto'
import { mailedToken } from '@/lib/access/invitee'
import { daysFrom, now } from '@/lib/platform/clock'
import { hashToken } from '@/lib/platform/secrets'
import type { Tx } from '@/lib/platform/db'
import { invitationsSent } from '@/lib/invitations/notices'
import { lockSeats } from './lock-seats'
import { findKnown } from '@/lib/invitations/queries/get-invite-form'
import { countSeats } from '@/lib/billing/queries'
import { ensureWithinLimit } from '@/lib/billing/gates'

export type Invitee = Addressee & {
  role: Role
  teams: { teamId: string; isManager: boolean }[]
  tagIds: string[]
  jobTitle?: string
  startDate?: string
  /** Asked with the invitation, and quoted in its mail. */
  question?: string
}

/** In the given order, with the invitation's id. Returning people were members before. */
export type WrittenInvitee = { email: string; outcome: InviteOutcome; id: string | null; isReturning: boolean }

type Replaced = { id: string; email: string; sentCount: number }

/** Expired invitations and those without a valid inviter, locked. */
const findReplaced = (tx: Tx, { workspaceId }: Actor, emails: string[]) => tx.$queryRaw<Replaced[]>`
  SELECT id, email, "sentCount" FROM "Invitation"
  WHERE "workspaceId" = ${workspaceId}::uuid AND email = ANY(${emails}) AND status = 'PENDING'
  ORDER BY id FOR UPDATE`

function rowOf(
  { email, firstName, lastName, role, jobTitle, startDate }: Invitee,
  { workspaceId, memberId }: Actor,
  sentAt: Date,
  replaced: Replaced | undefined,
) {
  const sending = { id: replaced?.id ?? randomUUID(), sentCount: (replaced?.sentCount ?? 0) + 1 }
  const token = mailedToken(sending)
  const person = { ...sending, workspaceId, email, firstName, lastName, role, jobTitle, startDate, inviterId: memberId }
  const expiresAt = daysFrom(sentAt, invitationLimits.days)
  const data = { ...person, tokenHash: hashToken(token), sentAt, expiresAt, createdAt: sentAt }
  return { person: data, token, isFresh: replaced === undefined }
}

type Row = ReturnType<typeof rowOf> & { invitee: Invitee }

// A replaced row keeps its id, because requests wait for it.
async function writeRows(tx: Tx, rows: Row[]) {
  const [fresh, others] = [rows.filter(({ isFresh }) => isFresh), rows.filter(({ isFresh }) => !isFresh)]
  if (fresh.length > 0) await tx.invitation.createMany({ data: fresh.map(({ person }) => person) })
  if (others.length === 0) return
  const invitationId = { in: others.map(({ person }) => person.id) }
  await tx.invitationTeam.deleteMany({ where: { invitationId } })
  await tx.invitationTag.deleteMany({ where: { invitationId } })
  for (const { person } of others) {
    await tx.invitation.update({ where: { id: person.id }, data: person, select: { id: true } })
  }
}

async function write(tx: Tx, actor: Actor, invitees: Invitee[]) {
  const { workspaceId } = actor
  const at = now()
  const replaced = await findReplaced(
    tx,
    actor,
    invitees.map(({ email }) => email),
  )
  const rows = invitees.map((invitee) => {
    const earlier = replaced.find(({ email }) => email === invitee.email)
    return { ...rowOf(invitee, actor, at, earlier), invitee }
  })
  await writeRows(tx, rows)
  const teams = rows.flatMap(({ person: { id }, invitee }) =>
    invitee.teams.map((team) => ({ workspaceId, invitationId: id, ...team })),
  )
  const tags = rows.flatMap(({ person: { id }, invitee }) =>
    invitee.tagIds.map((tagId) => ({ workspaceId, invitationId: id, tagId })),
  )
  if (teams.length > 0) await tx.invitationTeam.createMany({ data: teams })
  if (tags.length > 0) await tx.invitationTag.createMany({ data: tags })
  await invitationsSent(
    tx,
    actor,
    rows.map(({ person, token, invitee: { question } }) => ({ ...person, token, question })),
  )
  return new Map(rows.map(({ person: { id, email } }) => [email, id]))
}

/**
 * Invites people in the caller's transaction, one invitation and mail per address. Members, pending invitees and people
 * only an Admin may readmit are left out and named. Refuses all above the plan's seats; the caller checks permission
 * and the daily limit. `field` shows the plan's refusal.
 */
export async function writeInvitations(
  tx: Tx,
  actor: Actor,
  invitees: Invitee[],
  field?: string,
): Promise<WrittenInvitee[]> {
  await lockSeats(tx, actor)
  const at = now()
  const { why, gone } = await findKnown(tx, actor, invitees, at)
  const fresh = invitees.filter(({ email }) => !why.has(email))
  const ids = fresh.length > 0 ? await write(tx, actor, fresh) : new Map<string, string>()
  // Counts after writing, when replaced invitations hold no seat.
  const count = () => countSeats(tx, actor.workspaceId)
  if (fresh.length > 0) await ensureWithinLimit(tx, actor, { limit: 'people', count, adding: 0, field })
  return invitees.map(({ email }) => {
    const outcome = why.get(email) ?? 'invited'
    return { email, outcome, id: ids.get(email) ?? null, isReturning: outcome === 'invited' && gone.has(email) }
  })
}
