import 'server-only'
import { daysFrom } from '@/lib/platform/clock'
import { db, Prisma, type Tx } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { registrationKeptDays } from './rules'

/**
 * Workspaces `w` that somebody began under an address `u` which nobody has confirmed, and whose own address is not kept any
 * more. They are alone in it, and nowhere else: whoever was let in by others is theirs to remove. Links to the mailbox are
 * not asked about: anybody can have them sent, and where there was an account before, they would keep nothing.
 */
const abandoned = (at: Date) => Prisma.sql`
  "User" u JOIN "Member" m ON m."userId" = u.id JOIN "Workspace" w ON w.id = m."workspaceId",
    LATERAL (SELECT ${daysFrom(at, -registrationKeptDays)}::timestamptz AS since) kept
  WHERE u."emailVerifiedAt" IS NULL AND u.status = 'ACTIVE' AND u."createdAt" <= kept.since
    AND NOT EXISTS (SELECT FROM "Member" o WHERE o.id <> m.id AND (o."workspaceId" = w.id OR o."userId" = u.id))
    AND NOT EXISTS (SELECT FROM "HeldAddress" h WHERE h.slug = w.slug AND h."expiresAt" > kept.since)`

/** The workspaces whose registration was never confirmed and is to be removed, by id after the one given. */
export const listAbandoned = (at: Date, after: string, size: number) =>
  db.$queryRaw<{ id: string }[]>`
    SELECT w.id FROM ${abandoned(at)} AND w.id > ${after}::uuid ORDER BY w.id LIMIT ${size}`

/** The person who registered this workspace, if it is to be removed. */
export async function findRegistrant(tx: Tx, workspaceId: string, at: Date) {
  const [found] = await tx.$queryRaw<{ id: string; email: string }[]>`
    SELECT u.id, u.email FROM ${abandoned(at)} AND w.id = ${workspaceId}::uuid`
  return found ?? null
}

/** The workspace that somebody registered whose address nobody has confirmed: they are alone in it. Null: there is none. */
export async function findWaiting(tx: Tx, userId: string) {
  const alone = { some: { userId, role: 'Admin', user: { emailVerifiedAt: null } }, every: { userId } } as const
  const select = { id: true, slug: true, members: { take: 1, select: { id: true } } } as const
  const found = await tx.workspace.findFirst({ where: { members: alone }, select })
  const [place] = found?.members ?? []
  return found && place ? { id: found.id, slug: found.slug, memberId: place.id } : null
}

/** Whether an address is reserved by a registration, but not for the owner of this mailbox; null: not reserved. */
export async function isHeldForOthers(tx: Tx, slug: string, email: string | null): Promise<boolean> {
  const others = email === null ? {} : { emailHash: { not: hashToken(email) } }
  return (await tx.heldAddress.count({ where: { slug, ...others } })) > 0
}

/** Whether an address is kept for the owner of this mailbox, who registered with it. */
export async function isHeldFor(tx: Tx, slug: string, email: string): Promise<boolean> {
  return (await tx.heldAddress.count({ where: { slug, emailHash: hashToken(email) } })) > 0
}

/** Nobody else takes or keeps this address before the caller's transaction has ended, so that what it reads of it stays true. */
export async function lockAddress(tx: Tx, slug: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('workspace-address'), hashtext(${slug}))`
}
