import 'server-only'
import { limit, takeOwn } from '@/lib/access/limits'
import type { Visitor } from '@/lib/access/request'
import { db } from '@/lib/platform/db'
import { isPassword } from '@/lib/platform/passwords/hashing'
import { refill, type Limit } from '@/lib/platform/rate-limit'
import { hashToken } from '@/lib/platform/secrets'
import { accountLimits } from '@/lib/members/sign-in/rules'
import type { PasswordSignInInput } from '@/lib/members/sign-in/schema'

/** The wider limits stop guesses from many addresses, or at many accounts. */
const perDevice: Limit = { name: 'sign-in-device', points: 10, seconds: 900 }
const { perAccountAndAddress, perAccount } = accountLimits
const perAddress: Limit = { name: 'sign-in-address', points: 300, seconds: 900 }

async function limitAttempts(visitor: Visitor, email: string, ownKey: string) {
  if (await takeOwn(perDevice, visitor, email)) return
  await limit(perAccountAndAddress, ownKey)
  await limit(perAccount, hashToken(email))
  await limit(perAddress, visitor.address)
}

/**
 * The person and the hash, or null. Unknown, passwordless, deactivated and unproven accounts get the same answer after
 * the same time.
 */
export async function checkPassword(
  visitor: Visitor,
  { email, password }: PasswordSignInInput,
): Promise<{ id: string; passwordHash: string } | null> {
  const ownKey = `${hashToken(email)}:${visitor.address}`
  await limitAttempts(visitor, email, ownKey)
  const select = { id: true, passwordHash: true, status: true, emailVerifiedAt: true } as const
  const person = await db.user.findUnique({ where: { email }, select })
  const isRight = await isPassword(person?.passwordHash, password)
  if (!isRight || !person?.passwordHash || person.status !== 'ACTIVE' || person.emailVerifiedAt === null) return null
  await refill(perAccountAndAddress, ownKey)
  return { id: person.id, passwordHash: person.passwordHash }
}
