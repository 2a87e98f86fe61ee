import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { answerQuickAsk } from '@/lib/reviews/quick/commands/answer-quick-ask'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { pressButton } from '@/lib/slack/acts/commands/press-button'
import { slackActions } from '@/lib/slack/schema'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { aReview } from '@/tests/factories/reviews'
import { aNamesakeIn, aPersonIn, aSlack, pressed, type TestSlack } from './acting'

const { completeOneOnOne, answerQuickAsk: answering } = slackActions

const isCompleted = async (id: string) => (await db.meeting.findUniqueOrThrow({ where: { id } })).completedAt !== null

const ofMessage = (value: string) => [
  { type: 'rich_text', block_id: 'm1', elements: [{ type: 'rich_text_section', elements: [] }] },
  {
    type: 'actions',
    block_id: 'a1',
    elements: [
      { type: 'button', action_id: 'open', url: 'http://rapport.test' },
      { type: 'button', action_id: completeOneOnOne, value },
    ],
  },
]

async function aMeetingIn(slack: TestSlack) {
  const [one, other] = [await aPersonIn(slack), await aPersonIn(slack)]
  return { one, other, ...(await aOneOnOne(one.actor, other.actor)) }
}

test('completes a one-on-one as the person who pressed, once, and takes the button away', async () => {
  const slack = await aSlack()
  const { other, id } = await aMeetingIn(slack)
  const button = { actionId: completeOneOnOne, value: id, blocks: ofMessage(id) }
  const { answer, reply } = await pressed(slack, other.person, button)
  expect([answer, await isCompleted(id)]).toEqual([null, true])
  expect(reply).toMatchObject({ replace_original: true, text: 'Completed' })
  expect(JSON.stringify(reply)).not.toContain(completeOneOnOne)
  expect(reply?.blocks.map(({ type }) => type)).toEqual(['rich_text', 'actions', 'context'])
  expect((await db.meeting.findUniqueOrThrow({ where: { id } })).completedById).toBe(other.actor.memberId)
  const version = async () => (await db.meeting.findUniqueOrThrow({ where: { id } })).version
  const before = await version()
  await pressed(slack, other.person, button)
  expect(await version()).toBe(before)
  expect(slack.standIn.violations).toEqual([])
})

test('in a list, only the pressed button goes, and the result stands in its place', async () => {
  const slack = await aSlack()
  const { one, other, id } = await aMeetingIn(slack)
  const later = await aOneOnOne(one.actor, other.actor, { time: '16:00' })
  const blocks = [...ofMessage(id), ...ofMessage(later.id)]
  const { reply } = await pressed(slack, other.person, { actionId: completeOneOnOne, value: id, blocks })
  expect(reply?.blocks.map(({ type }) => type)).toEqual(['rich_text', 'actions', 'context', 'rich_text', 'actions'])
  expect(JSON.stringify(reply)).not.toContain(id)
  expect(JSON.stringify(reply)).toContain(later.id)
  expect(slack.standIn.violations).toEqual([])
})

test('a forwarded button does nothing for a colleague, for somebody elsewhere, or for other ids', async () => {
  const ofElsewhere = await aMeetingIn(await aSlack())
  const slack = await aSlack()
  const { one, id } = await aMeetingIn(slack)
  const colleague = await aPersonIn(slack)
  const saysNo = async (person: typeof one.person, value: string, actionId: string = completeOneOnOne) => {
    const { reply } = await pressed(slack, person, { actionId, value, blocks: ofMessage(value) })
    expect(reply).toMatchObject({ response_type: 'ephemeral', replace_original: false })
    return reply?.text
  }
  expect(await saysNo(colleague.person, id)).toBe('This meeting no longer exists.')
  expect(await saysNo(one.person, ofElsewhere.id)).toBe('This meeting no longer exists.')
  expect(await saysNo({ team: slack.team, user: ofElsewhere.one.person.user }, id)).toBe(
    'Connect your Slack account first.',
  )
  for (const value of ['', 'x', `${id}'`]) expect(await saysNo(one.person, value)).toContain('no longer exists')
  expect([await isCompleted(id), await isCompleted(ofElsewhere.id)]).toEqual([false, false])
})

test('opens the question of a quick ask, with what is promised above it', async () => {
  const slack = await aSlack()
  const [asker, asked] = [await aPersonIn(slack, { firstName: 'Priya' }), await aPersonIn(slack)]
  const question = '<b>*How*</b> did <@U1> & co do?'
  const { id } = await aQuickAsk(asker.actor, [asked.actor], { question })
  const { dialog, reply } = await pressed(slack, asked.person, { actionId: answering, value: id })
  expect(reply).toBeNull()
  expect(dialog?.blocks[1]).toEqual({ type: 'section', text: { type: 'plain_text', text: question, emoji: false } })
  expect(JSON.stringify(dialog?.blocks[2])).toMatch(/Only Priya .*will see your answers and your name\./)
  expect(slack.standIn.violations).toEqual([])
})

test('is refused where it is not theirs, not a quick ask, not Named, or over', async () => {
  const slack = await aSlack()
  const [asker, asked, second] = [await aPersonIn(slack), await aPersonIn(slack), await aPersonIn(slack)]
  const colleague = await aPersonIn(slack)
  const { id } = await aQuickAsk(asker.actor, [asked.actor, second.actor])
  const form = await aReview(asker.actor, { asked: [asked.actor] })
  const anonymous = await aQuickAsk(asker.actor, [asked.actor])
  await db.review.update({ where: { id: anonymous.id }, data: { anonymity: 'ANONYMOUS' } })
  const saysNo = async ({ person }: typeof asked, value: string) => {
    const { dialog, reply } = await pressed(slack, person, { actionId: answering, value })
    expect(dialog).toBeNull()
    return reply?.text
  }
  const ownPage = 'This feedback has a page of its own. Open it to answer.'
  expect(await saysNo(colleague, id)).toBe('Someone else was asked for this feedback.')
  expect(await saysNo(asked, form.id)).toBe(ownPage)
  expect(await saysNo(asked, anonymous.id)).toBe(ownPage)
  expect(await saysNo(asked, 'x')).toContain('no longer exists')
  await optOutOfReview(second.actor, { reviewId: id })
  expect(await saysNo(second, id)).toContain('opted out')
  await answerQuickAsk(asked.actor, { reviewId: id, text: 'Well.' })
  expect(await saysNo(asked, id)).toBe('You have already sent your answers.')
})

test('a button that leads somewhere, and one nobody knows, do nothing', async () => {
  const slack = await aSlack()
  const { person } = await aNamesakeIn(slack)
  for (const actionId of [slackActions.open, 'unknown']) {
    expect(await pressed(slack, person, { actionId, value: '' })).toMatchObject({ answer: null, reply: null })
  }
  const press = { type: 'block_actions' as const, triggerId: 't', value: '', blocks: [], responseUrl: '' }
  const asker = { teamId: slack.team, userId: person.user }
  expect(await pressButton(asker, { ...press, actionId: completeOneOnOne })).toBeNull()
})
