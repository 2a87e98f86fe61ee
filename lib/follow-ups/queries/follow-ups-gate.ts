import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { featureGate } from '@/lib/billing/rules'
import { switchGate } from '@/lib/workspaces/features/rules'

/** The message shown while follow-ups are off; null: on. */
export const followUpsGate = (actor: Actor): string | null => switchGate(actor, 'FollowUps')

/** Why the plan blocks repeats; null: allowed. */
export const repeatGate = async (actor: Actor): Promise<string | null> =>
  featureGate(await getFrame(actor), 'followUpRecurring')
