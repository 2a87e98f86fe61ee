import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { featureGate } from '@/lib/billing/rules'
import { isSwitchedOn, switchGate } from '@/lib/workspaces/features/rules'

/** The sentence in place of applause where the workspace has switched it off; null: it is on. */
export const applauseGate = (actor: Actor): string | null => switchGate(actor, 'Applause')

/** Why nobody here can give applause by the plan; null: the plan includes it. */
export const givingGate = async (actor: Actor): Promise<string | null> => featureGate(await getFrame(actor), 'applaud')

/** Whether screens of other nouns offer an actor to give applause. */
export const offersApplause = (actor: Actor) => isSwitchedOn(actor, 'Applause')
