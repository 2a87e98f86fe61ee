import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { linkState, type LinkState } from '../rules'

/** Whether the person has a password, or comes in by e-mailed links alone. */
export async function hasPassword({ userId }: Pick<PersonActor, 'userId'>): Promise<boolean> {
  const where = { id: userId, passwordHash: { not: null } }
  return (await db.user.findFirst({ where, select: { id: true } })) !== null
}

/** What the link of a reset mail can still do. Looking changes nothing. */
export async function findResetState(token: string): Promise<LinkState> {
  const where = { tokenHash: hashToken(token) }
  return linkState(await db.passwordReset.findUnique({ where, select: { usedAt: true, expiresAt: true } }), now())
}
