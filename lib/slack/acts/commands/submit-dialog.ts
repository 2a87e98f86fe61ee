import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { giveApplause } from '@/lib/applause/commands/give-applause'
import { giveApplauseSchema } from '@/lib/applause/schema'
import { now } from '@/lib/platform/clock'
import { derivedId } from '@/lib/platform/secrets'
import { answerQuickAsk } from '@/lib/reviews/quick/commands/answer-quick-ask'
import { askQuickly } from '@/lib/reviews/quick/commands/ask-quickly'
import { usualClose } from '@/lib/reviews/quick/rules/quick-words'
import { answerQuickAskSchema, askQuicklySchema } from '@/lib/reviews/quick/schema'
import type { SlackHere } from '@/lib/slack/acts/queries/find-slack-asker'
import { getAsk } from '@/lib/slack/acts/queries/get-open-ask'
import { openAgain } from '@/lib/slack/acts/refusals'
import { dialogErrors } from '@/lib/slack/acts/rules/dialogs'
import { answeredMessage, aside } from '@/lib/slack/acts/rules/messages'
import { answeredSchema, slackDialogs, type SlackActor, type SubmittedInput } from '@/lib/slack/acts/schema'
import { actAs } from '@/lib/slack/acts/steps/act-as'
import { findPeopleChosen } from '@/lib/slack/acts/steps/find-people-chosen'
import { queueReply } from '@/lib/slack/acts/steps/queue-reply'
import { readFields } from '@/lib/slack/acts/steps/read-fields'

/** Slack resends unanswered dialogs, so the id derives from the view. */
const madeIdOf = ({ memberId }: Actor, { viewId }: SubmittedInput) => derivedId(`slack:${memberId}:${viewId}`)

async function thank(actor: Actor, here: SlackHere, sent: SubmittedInput) {
  const { recipientIds, categoryId, words, audience } = sent.fields
  const chosen = await findPeopleChosen(here, recipientIds?.users ?? [], 'recipientIds')
  const input = readFields(giveApplauseSchema, {
    madeId: madeIdOf(actor, sent),
    recipientIds: chosen,
    categoryId: categoryId?.text,
    words: words?.text,
    isPublic: audience?.text === 'everyone',
    toManager: audience?.text === 'managers',
  })
  await giveApplause(actor, input)
}

async function ask(actor: Actor, here: SlackHere, sent: SubmittedInput) {
  const { assigneeIds, question } = sent.fields
  const chosen = await findPeopleChosen(here, assigneeIds?.users ?? [], 'assigneeIds')
  const input = readFields(askQuicklySchema, {
    madeId: madeIdOf(actor, sent),
    assigneeIds: chosen,
    invitationIds: [],
    addresses: [],
    question: question?.text,
    closesOn: usualClose(now(), actor.timeZone),
  })
  await askQuickly(actor, input)
}

async function answer(actor: Actor, here: SlackHere, { about, fields }: SubmittedInput) {
  const { data } = answeredSchema.safeParse(about)
  if (data === undefined) throw openAgain()
  const { creatorName, question } = await getAsk(actor, data.reviewId)
  await answerQuickAsk(actor, readFields(answerQuickAskSchema, { reviewId: data.reviewId, text: fields['text']?.text }))
  // A list keeps its other notifications.
  const said = data.isList ? aside(`Answered: “${question}”`) : answeredMessage(creatorName, question)
  await queueReply(here, data.responseUrl, said)
}

const acts = new Map<string, typeof thank>([
  [slackDialogs.thanks, thank],
  [slackDialogs.ask, ask],
  [slackDialogs.answer, answer],
])

/** Runs a submitted dialog as its sender; validation errors appear beside the fields, and input is kept. */
export async function submitDialog(asker: SlackActor, sent: SubmittedInput): Promise<object | null> {
  const act = acts.get(sent.callbackId)
  if (act === undefined) return null
  const outcome = await actAs('slack.dialog', asker, (actor, here) => act(actor, here, sent))
  return 'error' in outcome ? dialogErrors(sent.callbackId, outcome.error) : null
}
