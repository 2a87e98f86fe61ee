import 'server-only'
import { limit } from '@/lib/access/limits'
import type { PersonActor } from '@/lib/access/person'
import { notOn, wrongCode } from '@/lib/members/second-factor/refusals'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { refill, type Limit } from '@/lib/platform/rate-limit'
import { transaction } from '@/lib/platform/db'
import type { Tx } from '@/lib/platform/tx'
import { acceptCode } from './accept-code'

/** As for the password: an unlocked screen must not allow guessing. */
const perPerson: Limit = { name: 'own-code', points: 10, seconds: 900 }

export const limitOwnCodes = (userId: string) => limit(perPerson, userId)

/** Runs `act` in the transaction that spends the code. Refuses wrong codes, and blocks many of them for a while. */
export async function withOwnCode<Result>(
  person: PersonActor,
  code: string,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { userId } = person
  await limitOwnCodes(userId)
  const result = await transaction(async (tx) => {
    await lockAccount(tx, userId)
    if ((await tx.secondFactor.count({ where: { userId } })) === 0) throw notOn()
    if (!(await acceptCode(tx, person, code))) throw wrongCode()
    return change(tx)
  })
  await refill(perPerson, userId)
  return result
}
