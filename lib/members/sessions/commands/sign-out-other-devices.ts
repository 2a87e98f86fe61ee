import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { endOtherSessions } from '@/lib/members/steps/end-other-sessions'

/** Signs the actor out everywhere but here, and answers on how many devices that was. */
export async function signOutOtherDevices(actor: Actor): Promise<{ count: number }> {
  return { count: await transaction((tx) => endOtherSessions(tx, actor)) }
}
