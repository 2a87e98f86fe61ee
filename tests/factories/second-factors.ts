import { Secret, TOTP } from 'otpauth'
import { writeRecoveryCodes } from '@/lib/members/second-factor/steps/write-recovery-codes'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { seal } from '@/lib/platform/secrets'

const PERIOD_MS = 30_000

/** The code that an authenticator app shows so many steps from now. */
export const appCode = (key: string, steps = 0, at = now()) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() + steps * PERIOD_MS })

/** Gives somebody a new second factor, and answers its key and recovery codes; no code of the app has been used. */
export async function aSecondFactor(userId: string) {
  const key = new Secret({ size: 20 }).base32
  await db.secondFactor.deleteMany({ where: { userId } })
  await db.secondFactor.create({ data: { userId, secret: seal(key), lastStep: 0, createdAt: now() } })
  return { key, codes: await transaction((tx) => writeRecoveryCodes(tx, userId)) }
}
