import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canConnectWorkspace } from '@/lib/integrations/policy'
import { onlyAdminsConnect } from '@/lib/integrations/refusals'
import { beginAttempt } from '@/lib/integrations/steps/begin-attempt'

/** Begins to connect the Slack of a workspace: Slack’s page where an Admin agrees. */
export async function connectWorkspace(actor: Actor): Promise<{ url: string }> {
  if (!canConnectWorkspace(actor)) throw onlyAdminsConnect()
  return beginAttempt(actor, { provider: 'SLACK', owner: 'workspace' })
}
