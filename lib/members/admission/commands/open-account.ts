import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'

type NewAccount = {
  email: string
  firstName: string
  lastName: string
  timeZone: string
  passwordHash: string | null
  /** They have shown that the address is theirs. A password before that would be whoever's typed it first. */
  isProven: boolean
}

/** Makes an account in the caller's transaction, or answers null where the address has one. */
export async function openAccount(tx: Tx, { isProven, passwordHash, ...person }: NewAccount) {
  const createdAt = now()
  const proof = isProven ? { passwordHash, emailVerifiedAt: createdAt } : { passwordHash: null, emailVerifiedAt: null }
  const [user] = await tx.user.createManyAndReturn({
    data: [{ ...person, ...proof, createdAt }],
    skipDuplicates: true,
    select: { id: true, email: true, firstName: true, lastName: true, emailVerifiedAt: true },
  })
  return user ?? null
}
