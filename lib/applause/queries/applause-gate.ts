import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { featureGate } from '@/lib/billing/rules'
import { isSwitchedOn, switchGate } from '@/lib/workspaces/features/rules'

/** The message shown while applause is switched off; null: it is on. */
export const applauseGate = (actor: Actor): string | null => switchGate(actor, 'Applause')

export const givingGate = async (actor: Actor): Promise<string | null> => featureGate(await getFrame(actor), 'applaud')

export const offersApplause = (actor: Actor) => isSwitchedOn(actor, 'Applause')
