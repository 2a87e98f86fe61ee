import 'server-only'
import { FIRST_STEP_MINUTES } from '@/lib/members/sign-in/rules'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { minutesFrom, now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { hashToken, newToken } from '@/lib/platform/secrets'

/** `passwordHash` is what a password sign-in verified. */
type Proven = { id: string; passwordHash?: string }

/**
 * Stores a first step and returns its token. Null when the password changed since it was checked, because a change
 * drops pending sign-ins.
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
