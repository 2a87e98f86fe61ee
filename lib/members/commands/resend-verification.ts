import 'server-only'
import { limit } from '@/lib/access/limits'
import type { Visitor } from '@/lib/access/request'
import { transaction } from '@/lib/platform/db'
import { atEvenPace } from '@/lib/platform/pace'
import type { Limit } from '@/lib/platform/rate-limit'
import { hashToken } from '@/lib/platform/secrets'
import type { ResendVerificationInput } from '@/lib/members/schema'
import { linksRequested } from '@/lib/members/refusals'
import { startVerification } from '@/lib/members/steps/start-verification'

const perAddress: Limit = { name: 'verification', points: 20, seconds: 3600 }
const perAccount: Limit = { name: 'verification-account', points: 5, seconds: 86_400 }

/**
 * Resends the link to an unproven registered address. Others get the same answer and no mail, including people an Admin
 * added: they prove it by signing in.
 */
export const resendVerification = ({ address }: Visitor, { email }: ResendVerificationInput) =>
  atEvenPace(async () => {
    await limit(perAddress, address)
    await limit(perAccount, hashToken(email), linksRequested)
    await transaction(async (tx) => {
      const where = { email, status: 'ACTIVE', emailVerifiedAt: null, passwordHash: { not: null } } as const
      const person = await tx.user.findFirst({ where, select: { id: true, email: true } })
      if (person) await startVerification(tx, person)
    })
    return {}
  })
