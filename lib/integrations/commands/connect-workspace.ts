import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canConnectWorkspace } from '@/lib/integrations/policy'
import { onlyAdminsConnect } from '@/lib/integrations/refusals'
import { beginAttempt } from '@/lib/integrations/steps/begin-attempt'

/** Returns the Slack page where an Admin authorizes. */
export async function connectWorkspace(actor: Actor): Promise<{ url: string }> {
  if (!canConnectWorkspace(actor)) throw onlyAdminsConnect()
  return beginAttempt(actor, { provider: 'SLACK', owner: 'workspace' })
}
