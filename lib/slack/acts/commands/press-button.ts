import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { noSuchMeeting } from '@/lib/meetings/refusals'
import { isId } from '@/lib/shared/id'
import { getOpenAsk } from '@/lib/slack/acts/queries/get-open-ask'
import type { SlackHere } from '@/lib/slack/acts/queries/find-slack-asker'
import { answerDialog } from '@/lib/slack/acts/rules/dialogs'
import { aside, isList, settledMessage } from '@/lib/slack/acts/rules/messages'
import type { PressedInput, SlackActor } from '@/lib/slack/acts/schema'
import { actAs, wayOn } from '@/lib/slack/acts/steps/act-as'
import { openDialog } from '@/lib/slack/acts/steps/call-slack'
import { queueReply } from '@/lib/slack/acts/steps/queue-reply'
import { slackActions } from '@/lib/slack/schema'

async function complete(actor: Actor, here: SlackHere, pressed: PressedInput) {
  const { value, blocks, responseUrl } = pressed
  if (!isId(value)) throw noSuchMeeting()
  await completeMeeting(actor, { id: value, kind: 'ONE_ON_ONE' })
  await queueReply(here, responseUrl, settledMessage(blocks, pressed, 'Completed'))
  return null
}

async function answer(actor: Actor, here: SlackHere, pressed: PressedInput) {
  const { value: reviewId, triggerId, responseUrl, blocks } = pressed
  const ask = await getOpenAsk(actor, reviewId)
  const place = { reviewId, responseUrl, ...(isList(blocks) && { isList: 'true' }) }
  const about = new URLSearchParams(place).toString()
  return openDialog(here, triggerId, answerDialog({ ...ask, about }))
}

const acts = new Map<string, typeof complete>([
  [slackActions.completeOneOnOne, complete],
  [slackActions.answerQuickAsk, answer],
])

/** Runs a message button as the person who pressed it; a refusal appears beside the message. */
export async function pressButton(asker: SlackActor, pressed: PressedInput): Promise<null> {
  const act = acts.get(pressed.actionId)
  if (act === undefined) return null
  const outcome = await actAs('slack.button', asker, (actor, here) => act(actor, here, pressed))
  if (!('error' in outcome) || outcome.here === null) return null
  await queueReply(outcome.here, pressed.responseUrl, aside(outcome.error.message, wayOn(outcome.error)))
  return null
}
