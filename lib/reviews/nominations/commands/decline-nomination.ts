import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { DecideNominationInput } from '@/lib/reviews/nominations/schema'
import { transaction } from '@/lib/platform/db'
import { settleNomination } from '@/lib/reviews/nominations/steps/settle-nomination'

/** Declining twice changes nothing. */
export const declineNomination = (actor: Actor, input: DecideNominationInput) =>
  transaction(async (tx) => {
    await settleNomination(tx, actor, input, 'DECLINED')
    return { id: input.id }
  })
