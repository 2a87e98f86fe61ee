import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { AddTalkingPointInput } from '@/lib/one-on-ones/schema'
import { addOwnPoint } from '@/lib/one-on-ones/steps/add-points'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'

export const addTalkingPoint = (
  actor: Actor,
  { madeId, id, text, link }: AddTalkingPointInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPair(tx, actor, id)
    await addOwnPoint(tx, actor, id, { id: madeId, text, link })
    return { id: madeId }
  })
