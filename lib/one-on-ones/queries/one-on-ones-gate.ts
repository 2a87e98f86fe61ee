import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { featureGate } from '@/lib/billing/rules'
import { switchGate } from '@/lib/workspaces/features/rules'

/** The message shown while one-on-ones are off; null: on. */
export const oneOnOnesGate = (actor: Actor): string | null => switchGate(actor, 'OneOnOnes')

/** Why the plan blocks repeats; null: allowed. */
export const oneOnOneRepeatGate = async (actor: Actor): Promise<string | null> =>
  featureGate(await getFrame(actor), 'oneOnOneRecurring')
