import { expect, test } from 'vitest'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { listResponses } from '@/lib/reviews/results/queries/list-responses'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { db } from '@/lib/platform/db'
import { submitDialog } from '@/lib/slack/acts/commands/submit-dialog'
import { sendReplies } from '@/lib/slack/acts/commands/send-replies'
import { slackDialogs } from '@/lib/slack/acts/schema'
import { slackActions } from '@/lib/slack/schema'
import { categoryIdOf } from '@/tests/factories/applause'
import { aLead } from '@/tests/factories/goals'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { aReview } from '@/tests/factories/reviews'
import {
  aNamesakeIn,
  aPersonIn,
  aSlack,
  chosen,
  givenBy,
  picked,
  pressed,
  submitted,
  wrote,
  type TestSlack,
} from './acting'
import { unique } from '@/tests/factories/workspaces'

async function theFields(slack: TestSlack, ...to: Parameters<typeof chosen>) {
  return {
    recipientIds: chosen(...to),
    categoryId: picked(await categoryIdOf(slack.admin)),
    words: wrote('For *everything* & <b>more</b>'),
    audience: picked('everyone'),
  }
}

const errorsIn = (answer: { errors: Record<string, string> } | null) => answer?.errors

test('gives applause as the sender, to people who connected Slack and to people it knows by address', async () => {
  const slack = await aSlack()
  const [giver, one, two] = [await aPersonIn(slack), await aPersonIn(slack), await aNamesakeIn(slack)]
  const values = await theFields(slack, one, two)
  const id = unique('V')
  expect(await submitted(giver.person, 'thanks', { id, values })).toBeNull()
  const [applause, ...others] = await givenBy(giver.actor)
  expect(others).toEqual([])
  expect(applause).toMatchObject({ words: 'For *everything* & <b>more</b>', isPublic: true, toManager: false })
  const ids = applause?.recipients.map(({ memberId }) => memberId).toSorted()
  expect(ids).toEqual([one.actor.memberId, two.actor.memberId].toSorted())
  await Promise.all([1, 2].map(() => submitted(giver.person, 'thanks', { id, values })))
  expect(await givenBy(giver.actor)).toHaveLength(1)
  expect(slack.standIn.violations).toEqual([])
})

test('shows it to those who were chosen to read it', async () => {
  const slack = await aSlack()
  const [giver, one] = [await aPersonIn(slack), await aPersonIn(slack)]
  await aLead({ workspace: { id: one.actor.workspaceId }, members: [one.actor] })
  for (const audience of ['thanked', 'managers', 'nobody']) {
    await submitted(giver.person, 'thanks', {
      values: { ...(await theFields(slack, one)), audience: picked(audience) },
    })
  }
  const seen = (await givenBy(giver.actor)).map(({ isPublic, toManager }) => [isPublic, toManager])
  expect(seen.toSorted()).toEqual([
    [false, false],
    [false, false],
    [false, true],
  ])
})

test('names who is nobody here beside the field, and says the product’s own sentences', async () => {
  const slack = await aSlack()
  const [giver, one] = [await aPersonIn(slack), await aPersonIn(slack)]
  slack.people.set('U0DANA', { id: 'U0DANA', name: 'Dana Fox', email: 'dana@elsewhere.example' })
  const dana = { person: { team: slack.team, user: 'U0DANA' } }
  const values = await theFields(slack, one)
  const send = async (changed: object) =>
    errorsIn(await submitted(giver.person, 'thanks', { values: { ...values, ...changed } }))
  expect(await send({ recipientIds: chosen(one, dana) })).toEqual({
    recipientIds: 'Dana Fox isn’t in your workspace. Remove them.',
  })
  expect(await send({ recipientIds: chosen(giver) })).toEqual({
    recipientIds: 'You can’t thank yourself. Remove your name.',
  })
  expect(await send({ recipientIds: chosen() })).toEqual({ recipientIds: 'Choose who to thank.' })
  expect(await send({ words: wrote('  ') })).toEqual({ words: 'Enter a message.' })
  expect(await send({ categoryId: picked('x') })).toEqual({ categoryId: 'Choose a category.' })
  const elsewhere = await aSlack()
  expect(await send({ categoryId: picked(await categoryIdOf(elsewhere.admin)) })).toEqual({
    categoryId: 'This category is no longer used. Choose another one.',
  })
  expect(await givenBy(giver.actor)).toEqual([])
})

test('holds the limit of a day, and the plan', async () => {
  const slack = await aSlack()
  const [giver, one] = [await aPersonIn(slack), await aPersonIn(slack)]
  const values = await theFields(slack, one)
  for (let time = 0; time < 20; time++) expect(await submitted(giver.person, 'thanks', { values })).toBeNull()
  expect(errorsIn(await submitted(giver.person, 'thanks', { values }))).toEqual({
    words: 'You’ve given 20 today. Give more tomorrow.',
  })
  const free = await aSlack('FREE')
  const [poor, other] = [await aPersonIn(free), await aPersonIn(free)]
  const refused = await submitted(poor.person, 'thanks', { values: await theFields(free, other) })
  expect(errorsIn(refused)?.words).toContain('plan')
})

test('asks one quick question of the people chosen, once', async () => {
  const slack = await aSlack()
  const [asker, one, two] = [await aPersonIn(slack), await aPersonIn(slack), await aNamesakeIn(slack)]
  const values = { assigneeIds: chosen(one, two), question: wrote('How did it go?') }
  const id = unique('V')
  for (let time = 0; time < 2; time++) expect(await submitted(asker.person, 'ask', { id, values })).toBeNull()
  const asks = await db.review.findMany({ where: { creatorId: asker.actor.memberId }, include: { assignees: true } })
  expect(asks.map(({ kind, anonymity, status, assignees }) => [kind, anonymity, status, assignees.length])).toEqual([
    ['QUICK', 'NAMED', 'ACTIVE', 2],
  ])
  const wrong = await submitted(asker.person, 'ask', { values: { ...values, assigneeIds: chosen(asker) } })
  expect(errorsIn(wrong)).toEqual({ assigneeIds: 'You can’t ask yourself.' })
  expect(errorsIn(await submitted(asker.person, 'ask', { values: { ...values, question: wrote('') } }))).toEqual({
    question: 'Write your question.',
  })
})

async function anAskIn(slack: TestSlack) {
  const [asker, asked] = [await aPersonIn(slack, { firstName: 'Priya' }), await aPersonIn(slack)]
  const question = 'How did <b>it</b> & *we* do?'
  const { id } = await aQuickAsk(asker.actor, [asked.actor], { question })
  const responseUrl = new URL(`/slack/reply/${id}`, process.env.SLACK_API_URL).href
  return { asker, asked, id, about: new URLSearchParams({ reviewId: id, responseUrl }).toString() }
}

test('answers a quick ask by name, once, and the message says so', async () => {
  const slack = await aSlack()
  const { asker, asked, id, about } = await anAskIn(slack)
  const text = 'Very <b>well</b>, *thanks* & <@U1>'
  for (let time = 0; time < 2; time++) {
    expect(await submitted(asked.person, 'answer', { about, values: { text: wrote(text) } })).toBeNull()
  }
  await sendReplies()
  const head = await getReviewHead(asker.actor, id)
  const { rows } = head ? await listResponses(head) : { rows: [] }
  expect(rows.map(({ memberId, answers }) => [memberId, Object.values(answers)[0]?.text])).toEqual([
    [asked.actor.memberId, text],
  ])
  expect(slack.replies.get(id)).toMatchObject({ replace_original: true, text: 'Answered' })
  const types = JSON.stringify(slack.replies.get(id)).match(/"type":"\w+"/g)
  expect(types).not.toContain('"type":"mrkdwn"')
  expect(slack.standIn.violations).toEqual([])
})

test('a question answered from a list leaves the list as it is', async () => {
  const slack = await aSlack()
  const { asker, asked, id } = await anAskIn(slack)
  const second = await aQuickAsk(asker.actor, [asked.actor])
  const buttonOf = (value: string) => ({
    type: 'actions',
    elements: [{ type: 'button', action_id: slackActions.answerQuickAsk, value }],
  })
  const blocks = [buttonOf(id), buttonOf(second.id)]
  const button = { actionId: slackActions.answerQuickAsk, value: id, blocks }
  const { dialog, replyId } = await pressed(slack, asked.person, button)
  const about = dialog?.private_metadata ?? ''
  expect(await submitted(asked.person, 'answer', { about, values: { text: wrote('Well.') } })).toBeNull()
  await sendReplies()
  expect(slack.replies.get(replyId)).toMatchObject({
    replace_original: false,
    text: 'Answered: “How did &lt;b&gt;it&lt;/b&gt; &amp; *we* do?”',
  })
  expect(slack.standIn.violations).toEqual([])
})

test('an answer is refused of others, of anonymous reviews, of forms, and without words', async () => {
  const slack = await aSlack()
  const { asker, asked, id, about } = await anAskIn(slack)
  const colleague = await aPersonIn(slack)
  const values = { text: wrote('Well.') }
  const send = async ({ person }: typeof asked, given: { about: string; values: Record<string, object> }) =>
    errorsIn(await submitted(person, 'answer', given))?.text
  expect(await send(colleague, { about, values })).toBe('Someone else was asked for this feedback.')
  expect(await send(asked, { about, values: { text: wrote(' ') } })).toBe('Write your answer.')
  const form = await aReview(asker.actor, { asked: [asked.actor] })
  const aboutForm = `reviewId=${form.id}`
  expect(await send(asked, { about: aboutForm, values })).toContain('a page of its own')
  await db.review.update({ where: { id }, data: { anonymity: 'ANONYMOUS' } })
  expect(await send(asked, { about, values })).toContain('a page of its own')
  expect(await db.response.count({ where: { reviewId: { in: [id, form.id] } } })).toBe(0)
  const foreign = await anAskIn(await aSlack())
  expect(await send(asked, { about: foreign.about, values })).toContain('no longer exists')
  for (const nothing of ['', '{}', 'reviewId=x']) {
    expect(await send(asked, { about: nothing, values })).toContain('out of date')
  }
})

test('says that it is closed, and leaves an answer from elsewhere as it was', async () => {
  const slack = await aSlack()
  const { asker, asked, id, about } = await anAskIn(slack)
  const { id: questionId } = await db.question.findFirstOrThrow({ where: { reviewId: id } })
  await submitResponse(asked.actor, { reviewId: id, answers: [{ questionId, text: 'First.' }] })
  expect(await submitted(asked.person, 'answer', { about, values: { text: wrote('Second.') } })).toBeNull()
  const head = await getReviewHead(asker.actor, id)
  const { rows } = head ? await listResponses(head) : { rows: [] }
  expect(Object.values(rows[0]?.answers ?? {})[0]?.text).toBe('First.')
  const late = await anAskIn(slack)
  await db.review.update({ where: { id: late.id }, data: { closesAt: new Date(Date.now() - 1000) } })
  const closed = await submitted(late.asked.person, 'answer', { about: late.about, values: { text: wrote('Late.') } })
  expect(errorsIn(closed)?.text).toContain('closed')
})

test('somebody who is no longer connected is told so, and unknown dialogs do nothing', async () => {
  const slack = await aSlack()
  const { person } = await aNamesakeIn(slack)
  const values = { question: wrote('How?') }
  expect(errorsIn(await submitted(person, 'ask', { values }))).toEqual({
    question: 'Connect your Slack account first.',
  })
  const sent = { type: 'view_submission', viewId: 'V1', about: '', callbackId: 'unknown', fields: {} } as const
  expect(await submitDialog({ teamId: slack.team, userId: person.user }, sent)).toBeNull()
  expect(Object.values(slackDialogs)).not.toContain('unknown')
})
