import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** One statement, so that of two simultaneous uses only one succeeds. */
export async function spendSignInLink(tokenHash: string): Promise<{ email: string; expiresAt: Date } | null> {
  const spent = await db.$queryRaw<{ email: string; expiresAt: Date }[]>`
    DELETE FROM "SignInLink" WHERE "tokenHash" = ${tokenHash} AND "expiresAt" > ${now()}
    RETURNING email, "expiresAt"`
  return spent[0] ?? null
}
