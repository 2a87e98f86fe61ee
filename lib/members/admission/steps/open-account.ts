import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'

type NewAccount = {
  email: string
  firstName: string
  lastName: string
  timeZone: string
  passwordHash: string | null
}

/**
 * Makes the account of somebody who has shown that the address is theirs, in the caller's transaction, or answers null
 * where the address has one.
 */
export async function openAccount(tx: Tx, person: NewAccount) {
  const createdAt = now()
  const [user] = await tx.user.createManyAndReturn({
    data: [{ ...person, emailVerifiedAt: createdAt, createdAt }],
    skipDuplicates: true,
    select: { id: true, email: true, firstName: true, lastName: true, emailVerifiedAt: true },
  })
  return user ?? null
}
