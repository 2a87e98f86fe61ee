import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { endOtherSessions } from '@/lib/members/steps/end-other-sessions'

/** Returns how many sessions ended. */
export async function signOutOtherDevices(actor: Actor): Promise<{ count: number }> {
  return { count: await transaction((tx) => endOtherSessions(tx, actor)) }
}
