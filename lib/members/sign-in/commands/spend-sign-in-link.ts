import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** Spends a sign-in link by the hash of its token: one statement, so that of two presses at once only one gets it. */
export async function spendSignInLink(tokenHash: string): Promise<{ email: string; expiresAt: Date } | null> {
  const spent = await db.$queryRaw<{ email: string; expiresAt: Date }[]>`
    DELETE FROM "SignInLink" WHERE "tokenHash" = ${tokenHash} AND "expiresAt" > ${now()}
    RETURNING email, "expiresAt"`
  return spent[0] ?? null
}
