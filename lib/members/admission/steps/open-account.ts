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

/** Creates the account of a proven address in the caller's transaction, or returns null if it exists. */
export async function openAccount(tx: Tx, person: NewAccount) {
  const createdAt = now()
  const [user] = await tx.user.createManyAndReturn({
    data: [{ ...person, emailVerifiedAt: createdAt, createdAt }],
    skipDuplicates: true,
    select: { id: true, email: true, firstName: true, lastName: true, emailVerifiedAt: true },
  })
  return user ?? null
}
