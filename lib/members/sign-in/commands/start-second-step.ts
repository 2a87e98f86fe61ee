import 'server-only'
import { FIRST_STEP_MINUTES } from '@/lib/members/sign-in/rules'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { minutesFrom, now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { hashToken, newToken } from '@/lib/platform/secrets'

/** Who took the first step; `passwordHash` is the stored form of the password they did it with, if it was by one. */
type Proven = { id: string; passwordHash?: string }

/**
 * Keeps that somebody took the first step of a sign-in, and answers the token by which their browser shows it with the
 * second. Null where the password was changed since it was shown: a change drops what was begun before it.
 */
export const startSecondStep = ({ id: userId, passwordHash }: Proven): Promise<string | null> =>
  transaction(async (tx) => {
    await lockAccount(tx, userId)
    if ((await tx.user.count({ where: { id: userId, status: 'ACTIVE', passwordHash } })) === 0) return null
    const token = newToken()
    const expiresAt = minutesFrom(now(), FIRST_STEP_MINUTES)
    const data = { tokenHash: hashToken(token), userId, isByLink: passwordHash === undefined, expiresAt }
    await tx.begunSignIn.create({ data, select: { userId: true } })
    return token
  })
