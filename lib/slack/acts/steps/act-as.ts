import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { settled, type ActionError } from '@/lib/access/outcome'
import { workspaceFirst } from '@/lib/integrations/refusals'
import { absoluteUrl } from '@/lib/platform/links'
import { findSlackAsker, findSlackHere, type SlackHere } from '@/lib/slack/acts/queries/find-slack-asker'
import { connectFirst } from '@/lib/slack/acts/refusals'
import type { SlackActor } from '@/lib/slack/acts/schema'

type Outcome<Result> = { result: Result } | { error: ActionError; here: SlackHere | null }

/** Runs an action as the Slack person's member, or says why not. */
export async function actAs<Result>(
  where: string,
  asker: SlackActor,
  work: (actor: Actor, here: SlackHere) => Promise<Result>,
): Promise<Outcome<Result>> {
  const here = await findSlackHere(asker.teamId)
  const act = async () => {
    if (here === null) throw workspaceFirst()
    const actor = await findSlackAsker(here, asker)
    if (actor === null) throw connectFirst()
    return work(actor, here)
  }
  const outcome = await settled(where, act())
  return 'error' in outcome ? { ...outcome, here } : outcome
}

/** Where to fix it, or null. */
export const wayOn = ({ code }: ActionError) =>
  code === 'signed-out' ? { label: 'Connect Slack', url: absoluteUrl('/profile?tab=integrations') } : null
