import 'server-only'
import { daysFrom } from '@/lib/platform/clock'
import { db, Prisma, type Tx } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { keptDays } from './rules'

/**
 * Workspaces `w` that somebody began under an address `u` which nobody has confirmed, nor had a link to within the days it
 * is kept. They are alone in it, and nowhere else: whoever was let in by others is theirs to remove.
 */
const abandoned = (at: Date) => Prisma.sql`
  "User" u JOIN "Member" m ON m."userId" = u.id JOIN "Workspace" w ON w.id = m."workspaceId",
    LATERAL (SELECT ${daysFrom(at, -keptDays)}::timestamptz AS since) kept
  WHERE u."emailVerifiedAt" IS NULL AND u.status = 'ACTIVE' AND u."createdAt" <= kept.since
    AND NOT EXISTS (SELECT FROM "Member" o WHERE o.id <> m.id AND (o."workspaceId" = w.id OR o."userId" = u.id))
    AND NOT EXISTS (SELECT FROM "EmailVerification" l WHERE l."userId" = u.id AND l."expiresAt" > kept.since)
    AND NOT EXISTS (SELECT FROM "PasswordReset" l WHERE l."userId" = u.id AND l."expiresAt" > kept.since)
    AND NOT EXISTS (SELECT FROM "SignInLink" l WHERE l.email = u.email AND l."expiresAt" > kept.since)`

/** The workspaces whose registration was never confirmed and is to be removed, by id after the one given. */
export const listAbandoned = (at: Date, after: string, size: number) =>
  db.$queryRaw<{ id: string }[]>`
    SELECT w.id FROM ${abandoned(at)} AND w.id > ${after}::uuid ORDER BY w.id LIMIT ${size}`

/** Whoever registered this workspace, if that is to be removed. */
export async function findRegistrant(tx: Tx, workspaceId: string, at: Date) {
  const [found] = await tx.$queryRaw<{ id: string; email: string }[]>`
    SELECT u.id, u.email FROM ${abandoned(at)} AND w.id = ${workspaceId}::uuid`
  return found ?? null
}

/** Whether an address is kept for somebody who registered with it, and not for the owner of this mailbox; null: nobody's. */
export async function isHeldForOthers(tx: Tx, slug: string, email: string | null): Promise<boolean> {
  const others = email === null ? {} : { emailHash: { not: hashToken(email) } }
  return (await tx.heldAddress.count({ where: { slug, ...others } })) > 0
}
