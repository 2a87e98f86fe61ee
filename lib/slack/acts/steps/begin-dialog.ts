import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { getApplauseForm } from '@/lib/applause/queries/get-applause-form'
import { now } from '@/lib/platform/clock'
import { usualClose } from '@/lib/reviews/quick/rules/quick-words'
import { gated } from '@/lib/slack/acts/refusals'
import { askDialog, thanksDialog, type Begun, type SlackDialog } from '@/lib/slack/acts/rules/dialogs'

export async function beginDialog(actor: Actor, verb: 'thanks' | 'ask', begun: Begun): Promise<SlackDialog> {
  if (verb === 'ask') return askDialog(usualClose(now(), actor.timeZone), begun)
  const { gate, ...start } = await getApplauseForm(actor, { to: [] })
  if (gate !== null) throw gated(gate)
  return thanksDialog(start, begun)
}
