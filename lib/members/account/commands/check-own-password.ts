import 'server-only'
import { limit } from '@/lib/access/limits'
import type { PersonActor } from '@/lib/access/person'
import { db } from '@/lib/platform/db'
import { isPassword } from '@/lib/platform/passwords/hashing'
import { refill, type Limit } from '@/lib/platform/rate-limit'

/** As for signing in: an unlocked screen must not allow guessing. */
const perPerson: Limit = { name: 'own-password', points: 10, seconds: 900 }

/**
 * The hash if this is their password, null if they have none, `wrong` otherwise. Too many wrong ones are blocked for a
 * while.
 */
export async function checkOwnPassword(
  { userId }: Pick<PersonActor, 'userId'>,
  password: string,
): Promise<string | null | 'wrong'> {
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { passwordHash: true } })
  if (passwordHash === null) return null
  await limit(perPerson, userId)
  if (!(await isPassword(passwordHash, password))) return 'wrong'
  await refill(perPerson, userId)
  return passwordHash
}
