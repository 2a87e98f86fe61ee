import 'server-only'
import { limit, takeOwn } from '@/lib/access/limits'
import type { Visitor } from '@/lib/access/request'
import { minutesFrom, now, samePressSince } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { atEvenPace } from '@/lib/platform/pace'
import type { Limit } from '@/lib/platform/rate-limit'
import { hashToken, newToken } from '@/lib/platform/secrets'
import type { Tx } from '@/lib/platform/tx'
import { passwordResetRequested } from '@/lib/members/account/notices'
import { linksRequested } from '@/lib/members/refusals'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { linkLifetimes } from '@/lib/members/rules'
import type { RequestPasswordResetInput } from '@/lib/members/account/schema'

const perDevice: Limit = { name: 'reset-device', points: 3, seconds: 86_400 }
const perAddress: Limit = { name: 'reset', points: 5, seconds: 3600 }
const perAccount: Limit = { name: 'reset-account', points: 3, seconds: 86_400 }

async function limitResets(visitor: Visitor, email: string) {
  if (await takeOwn(perDevice, visitor, email)) return
  await limit(perAddress, visitor.address)
  await limit(perAccount, hashToken(email), linksRequested)
}

/** A new link replaces earlier ones; null within a minute of the last. */
async function newestLink(tx: Tx, userId: string) {
  const token = newToken()
  await lockAccount(tx, userId)
  const createdAt = now()
  const open = { userId, usedAt: null }
  if ((await tx.passwordReset.count({ where: { ...open, createdAt: { gt: samePressSince(createdAt) } } })) > 0)
    return null
  await tx.passwordReset.deleteMany({ where: open })
  const expiresAt = minutesFrom(createdAt, linkLifetimes.resetMinutes)
  const data = { userId, tokenHash: hashToken(token), expiresAt, createdAt }
  const { id } = await tx.passwordReset.create({ data, select: { id: true } })
  return { id, token }
}

/** Mails a link to choose a new password, once a minute. Unknown addresses get the same answer and no mail. */
export const requestPasswordReset = (visitor: Visitor, { email }: RequestPasswordResetInput) =>
  atEvenPace(async () => {
    await limitResets(visitor, email)
    await transaction(async (tx) => {
      const person = await tx.user.findFirst({
        where: { email, status: 'ACTIVE' },
        select: { id: true, email: true, firstName: true, lastName: true, emailVerifiedAt: true },
      })
      const link = person && (await newestLink(tx, person.id))
      if (link) await passwordResetRequested(tx, person, link)
    })
    return {}
  })
