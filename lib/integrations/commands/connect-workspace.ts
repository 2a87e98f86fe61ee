import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { beginAttempt } from '@/lib/integrations/steps/begin-attempt'

/** Begins to connect the Slack of a workspace: Slack’s page where an Admin agrees. */
export const connectWorkspace = (actor: Actor): Promise<{ url: string }> =>
  beginAttempt(actor, { provider: 'SLACK', owner: 'workspace' })
