import 'server-only'
import { limit, takeOwn } from '@/lib/access/limits'
import type { Visitor } from '@/lib/access/request'
import { wrongCode } from '@/lib/members/second-factor/refusals'
import type { ProvenByCodeInput } from '@/lib/members/second-factor/schema'
import { acceptCode } from '@/lib/members/second-factor/steps/accept-code'
import { firstStepGone } from '@/lib/members/sign-in/refusals'
import { secondStepLimits } from '@/lib/members/sign-in/rules'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { refill, type Limit } from '@/lib/platform/rate-limit'
import { hashToken } from '@/lib/platform/secrets'

const perDevice: Limit = { name: 'second-step-device', points: 10, seconds: 900 }
const { perAccountAndAddress, perAccount, perLink, perLinkAccount } = secondStepLimits

const select = {
  userId: true,
  isByLink: true,
  user: { select: { email: true, firstName: true, lastName: true, timeZone: true } },
} as const

export type SteppingVisitor = Visitor & { firstStep: string | null }

type Begun = { userId: string; isByLink: boolean; user: { email: string } }

const ownKeyOf = (visitor: Visitor, { userId }: Begun) => `${userId}:${visitor.address}`

async function limitCodes(visitor: Visitor, begun: Begun) {
  if (await takeOwn(perDevice, visitor, begun.user.email)) return
  await limit(begun.isByLink ? perLink : perAccountAndAddress, ownKeyOf(visitor, begun))
  await limit(begun.isByLink ? perLinkAccount : perAccount, begun.userId)
}

/**
 * Takes the second step with a code, once per first step, and returns who may begin a session. Refuses wrong codes, too
 * many of them, and browsers without a first step in the last ten minutes.
 */
export async function passSecondStep(
  visitor: SteppingVisitor,
  { code }: ProvenByCodeInput,
): Promise<{ id: string; email: string; begunSignIn: string }> {
  const tokenHash = hashToken(visitor.firstStep ?? '')
  const where = { tokenHash, passedAt: null, expiresAt: { gt: now() }, user: { status: 'ACTIVE' } } as const
  const begun = await db.begunSignIn.findFirst({ where, select })
  if (!begun) throw firstStepGone()
  await limitCodes(visitor, begun)
  const { userId, user } = begun
  await transaction(async (tx) => {
    await lockAccount(tx, userId)
    const { count } = await tx.begunSignIn.updateMany({ where, data: { passedAt: now() } })
    if (count === 0) throw firstStepGone()
    if (!(await acceptCode(tx, { userId, ...user }, code))) throw wrongCode()
  })
  await refill(begun.isByLink ? perLink : perAccountAndAddress, ownKeyOf(visitor, begun))
  return { id: userId, email: user.email, begunSignIn: tokenHash }
}
