import { afterEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { viewAllNotifications } from '@/lib/notifications/commands/view-all-notifications'
import { ownNotifications } from '@/lib/notifications/own-data'
import { tell, type Telling } from '@/lib/notifications/tell'
import { hoursFrom, minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { sendMessages } from '@/lib/slack/messages/commands/send-messages'
import { sendDueMessages } from '@/lib/slack/messages/jobs'
import { slackActions } from '@/lib/slack/schema'
import { deactivate } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { aSlackCircle, tryAgain } from '@/tests/slack/slack-circle'
import { unique } from '@/tests/factories/workspaces'
import { preferring } from '@/tests/notifications/preferences/preferring'
import type { Block } from '@/tests/support/providers/slack/slack-blocks'

afterEach(() => setClock())

const post = '/slack/api/chat.postMessage'

/** One notification of goals for this member, with what is given. */
async function told({ workspaceId, memberId }: Actor, given: Partial<Telling> = {}) {
  const line = { memberId, type: 'Goal' as const, objectId: null, key: unique('event'), link: '/goals' }
  await transaction((tx) => tell(tx, workspaceId, [{ ...line, message: 'Tom gave you a goal', ...given } as Telling]))
}

const buttonsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.type === 'actions' ? block.elements : []))

const givenUp = (workspaceId: string) => db.integrationTask.count({ where: { workspaceId, status: 'GIVEN_UP' } })

test('a notification is one message with its sentence, the workspace and its page', async () => {
  const { member, received, standIn } = await aSlackCircle()
  await told(member, { message: '<!channel> *Tom* & <https://evil.example|you>' })
  await sendDueMessages()
  const [message, ...others] = received()
  expect(others).toEqual([])
  expect(message?.text).toBe('&lt;!channel&gt; *Tom* &amp; &lt;https://evil.example|you&gt;')
  expect(message?.blocks[0]).toMatchObject({
    elements: [{ elements: [{ type: 'text', text: '<!channel> *Tom* & <https://evil.example|you>' }] }],
  })
  expect(message?.blocks[1]).toMatchObject({ elements: [{ text: member.workspaceName }] })
  expect(buttonsOf(message?.blocks ?? [])).toMatchObject([
    { action_id: slackActions.open, url: `http://rapport.test/goals?workspace=${member.workspaceId}` },
  ])
  await sendDueMessages()
  expect(received()).toHaveLength(1)
  expect(standIn.violations).toEqual([])
})

test('the conversation is opened once, and anew where Slack has forgotten it', async () => {
  const { member, received, standIn, messages, team, slackId } = await aSlackCircle()
  for (let count = 0; count < 2; count += 1) {
    await told(member)
    await sendDueMessages()
  }
  expect(standIn.seenUnder('/slack/api/conversations.open')).toHaveLength(1)
  messages.channels.delete(`${team} D${slackId.slice(1)}`)
  await told(member)
  await sendDueMessages()
  expect(standIn.seenUnder('/slack/api/conversations.open')).toHaveLength(2)
  expect(received()).toHaveLength(1)
})

test('what comes at once is one message, with a button under what can be answered', async () => {
  const { admin, member, received } = await aSlackCircle()
  const { id } = await aQuickAsk(admin, [member])
  await told(member)
  await sendDueMessages()
  const [message] = received()
  expect(received()).toHaveLength(1)
  expect(buttonsOf(message?.blocks ?? [])).toMatchObject([
    { action_id: slackActions.answerQuickAsk, value: id },
    { action_id: slackActions.open },
    { action_id: slackActions.open, text: { text: 'Open all' } },
  ])
})

test('a one-on-one that has begun can be marked as done', async () => {
  const { admin, member, received } = await aSlackCircle()
  const { id } = await aOneOnOne(admin, member)
  const reminder = { type: 'OneOnOne' as const, objectId: id, isProductOnly: true }
  await db.notification.deleteMany({ where: { memberId: member.memberId } })
  await told(member, reminder)
  await sendDueMessages()
  const { startsAt } = await db.meeting.findUniqueOrThrow({ where: { id } })
  setClock(() => minutesFrom(startsAt, 60))
  await told(member, reminder)
  await sendDueMessages()
  expect(received().map(({ blocks }) => buttonsOf(blocks).map(({ action_id }) => action_id))).toEqual([
    [slackActions.open],
    [slackActions.completeOneOnOne, slackActions.open],
  ])
})

test('private words stay in the product', async () => {
  const { member, received } = await aSlackCircle()
  await told(member, { message: 'Tom thanked you: for the secret', brief: 'Tom thanked you' })
  await sendDueMessages()
  expect(JSON.stringify(received())).toContain('Tom thanked you')
  expect(JSON.stringify(received())).not.toContain('secret')
})

test('what was read, turned off or is long over is not sent', async () => {
  const { member, received } = await aSlackCircle()
  await preferring(member, { Goal: { slack: 'DIGEST' } })
  await told(member)
  await viewAllNotifications(member, { until: now() })
  setClock(() => hoursFrom(new Date(), 25))
  await sendDueMessages()
  setClock()
  await told(member)
  await preferring(member, { Goal: { slack: 'OFF' } })
  await preferring(member, { Goal: { slack: 'AT_ONCE' } })
  await told(member)
  setClock(() => hoursFrom(new Date(), 49))
  await sendDueMessages()
  expect(received()).toEqual([])
  expect(await db.notification.count({ where: { memberId: member.memberId, slackAt: { not: null } } })).toBe(0)
})

test('nobody hears of anything who is not shown it there, is deactivated, or whose workspace is being deleted', async () => {
  const { member, admin, received } = await aSlackCircle()
  await told(member)
  await deactivate(member)
  await sendDueMessages()
  await db.member.update({ where: { id: member.memberId }, data: { status: 'ACTIVE' } })
  await told(member)
  await db.workspace.update({ where: { id: admin.workspaceId }, data: { deletionAt: hoursFrom(now(), 24) } })
  await sendDueMessages()
  expect(received()).toEqual([])
})

test('what is for Slack alone is sent, and its words are kept no longer', async () => {
  const { member, received } = await aSlackCircle()
  await preferring(member, { Goal: { product: 'OFF', slack: 'AT_ONCE' } })
  await told(member)
  await sendDueMessages()
  expect(received()).toHaveLength(1)
  const rows = await db.notification.findMany({ where: { memberId: member.memberId } })
  expect(rows).toMatchObject([{ message: '', brief: null, slackAt: null }])
  expect((await ownNotifications(member)).notifications).toEqual([])
})

test('a message whose answer was lost is found again and not posted twice', async () => {
  const { member, received, standIn } = await aSlackCircle()
  await told(member)
  standIn.fail({ under: post, kind: 'lost' })
  await sendDueMessages()
  expect(received()).toHaveLength(1)
  await tryAgain(member)
  await sendMessages()
  expect(received()).toHaveLength(1)
  expect(await db.integrationTask.count({ where: { workspaceId: member.workspaceId } })).toBe(0)
  expect(standIn.violations).toEqual([])
})

test('a message that did not arrive is posted when Slack says so', async () => {
  const { member, received, standIn } = await aSlackCircle()
  await told(member)
  standIn.fail({ under: post, kind: 'answer', status: 503, html: 'Unavailable' })
  await sendDueMessages()
  standIn.fail({ under: post, kind: 'answer', status: 429, headers: { 'retry-after': '30' }, json: { ok: false } })
  await tryAgain(member)
  await sendMessages()
  const task = await db.integrationTask.findFirstOrThrow({ where: { workspaceId: member.workspaceId } })
  expect(task.dueAt.getTime()).toBeGreaterThan(now().getTime() + 20_000)
  expect(received()).toHaveLength(0)
  await tryAgain(member)
  await sendMessages()
  expect(received()).toHaveLength(1)
})

test('two instances at once send one message', async () => {
  const { member, received } = await aSlackCircle()
  await told(member)
  await Promise.all([sendDueMessages(), sendDueMessages()])
  expect(received()).toHaveLength(1)
})

test('somebody Slack knows no more is asked to connect again; what Slack refuses otherwise is given up', async () => {
  const { member, messages, slackId, own, received } = await aSlackCircle()
  messages.unknown.add(slackId)
  await told(member)
  await sendDueMessages()
  expect(await db.integration.findUniqueOrThrow({ where: { id: own.id } })).toMatchObject({
    brokenAt: expect.any(Date),
  })
  expect(await givenUp(member.workspaceId)).toBe(1)
  expect(received()).toEqual([])
})

test('tokens that were taken away break the connection of the workspace', async () => {
  const { member, revoked, team, app } = await aSlackCircle()
  revoked.add(`bot:${team}`)
  await told(member)
  await sendDueMessages()
  expect(await db.integration.findUniqueOrThrow({ where: { id: app.id } })).toMatchObject({
    brokenAt: expect.any(Date),
  })
})
