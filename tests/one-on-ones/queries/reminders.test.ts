import { afterEach, expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { sendMorningDigest } from '@/lib/account/morning/commands/send-morning-digest'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { editPairItem } from '@/lib/one-on-ones/commands/edit-pair-item'
import { raiseTalkingPoint } from '@/lib/one-on-ones/commands/raise-talking-point'
import { tickPairItem } from '@/lib/one-on-ones/commands/tick-pair-item'
import { oneOnOnesDigest } from '@/lib/one-on-ones/digest'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aLead } from '@/tests/factories/goals'
import { aMember } from '@/tests/factories/members'
import { anOwnedItem, anotherTwo, aOneOnOne } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

afterEach(() => setClock())

const at = (time: string) => setClock(() => new Date(time))

const remind = ({ workspaceId, memberId }: Actor) => sendMorningDigest(systemActor(workspaceId), { memberId })

/** Whether the job of a moment looks at a member at all. */
async function isListed({ memberId }: Actor, time: string) {
  for await (const { id } of oneOnOnesDigest.listDue(new Date(time))) if (id === memberId) return true
  return false
}

const monday = '2027-06-07T10:00:00Z'

const linesTo = async ({ email }: Actor) =>
  (await mailsTo(email))
    .filter(({ event }) => event === 'morning.digest')
    .map(({ props }) => (props as unknown as { lines: { title: string; text: string }[] }).lines)
    .map((lines) => lines.map(({ title, text }) => `${title} | ${text}`))

test('names an action item on its day, once, to its owner alone', async () => {
  at('2027-06-08T08:00:00Z')
  const { one, other } = await anotherTwo()
  const { pairId } = await aOneOnOne(one, other, { day: '2027-06-15' })
  await anOwnedItem(one, pairId, 'Send notes', '2027-06-10')
  expect(await isListed(one, '2027-06-09T09:30:00Z')).toBe(false)
  const morning = '2027-06-10T09:30:00Z'
  at(morning)
  expect([await isListed(one, morning), await isListed(other, morning)]).toEqual([true, false])
  await remind(one)
  expect(await isListed(one, morning)).toBe(false)
  await remind(one)
  await remind(other)
  expect(await linesTo(one)).toEqual([['Send notes | Action item with Tom Nair']])
  expect(await linesTo(other)).toEqual([])
  expect(await toldTo(one, 'one-on-one-item.due')).toEqual(['Due today: Send notes (with Tom Nair)'])
})

test('what is due on a weekend is named on the Friday before', async () => {
  at('2027-06-08T08:00:00Z')
  const { one, other } = await anotherTwo()
  const { pairId } = await aOneOnOne(one, other, { day: '2027-06-15' })
  await anOwnedItem(one, pairId, 'Send notes', '2027-06-12')
  await anOwnedItem(one, pairId, 'Order chairs', '2027-06-14')
  const friday = '2027-06-11T09:30:00Z'
  at(friday)
  expect(await isListed(one, friday)).toBe(true)
  await remind(one)
  expect(await toldTo(one, 'one-on-one-item.due')).toEqual(['Due on Saturday: Send notes (with Tom Nair)'])
  expect(await isListed(one, friday)).toBe(false)
})

test('the mail of a morning names the one-on-ones of the day, which bring no mail of their own', async () => {
  at('2027-06-08T08:00:00Z')
  const { one, other } = await anotherTwo()
  const { pairId } = await aOneOnOne(one, other, { day: '2027-06-10', time: '15:00' })
  await anOwnedItem(one, pairId, 'Send notes', '2027-06-10')
  at('2027-06-10T09:30:00Z')
  await remind(one)
  expect(await linesTo(one)).toEqual([
    ['One-on-one with Tom Nair | Jun 10, 2027, 03:00\u00A0pm', 'Send notes | Action item with Tom Nair'],
  ])
  expect(await isListed(other, '2027-06-10T09:30:00Z')).toBe(false)
})

test('on a Monday names what is overdue and whom a lead has not met for a month, once', async () => {
  at('2027-04-01T08:00:00Z')
  const workspace = await aWorkspace()
  const [met, silent] = [await aMember({ workspace, firstName: 'Mia' }), await aMember({ workspace, firstName: 'Sol' })]
  const lead = await aLead({ workspace, members: [met, silent] })
  const long = await aOneOnOne(lead, silent, { day: '2027-04-05' })
  await completeMeeting(lead, { id: long.id })
  at('2027-06-01T08:00:00Z')
  const late = await aOneOnOne(lead, met, { day: '2027-06-04' })
  await completeMeeting(lead, { id: late.id })
  await anOwnedItem(lead, late.pairId, 'Send notes', '2027-06-03')
  const sunday = '2027-06-06T10:00:00Z'
  at(sunday)
  expect(await isListed(lead, sunday)).toBe(false)
  at(monday)
  expect(await isListed(lead, monday)).toBe(true)
  await remind(lead)
  expect(await isListed(lead, monday)).toBe(false)
  expect(await linesTo(lead)).toEqual([
    ['1 overdue action item | Send notes (Mia Nair)', 'No one-on-one in 30 days | Sol Nair'],
  ])
  expect([await isListed(met, monday), await isListed(silent, monday)]).toEqual([false, false])
})

test('a planned one-on-one is no silence, and somebody who never meets people is not nudged', async () => {
  at('2027-04-01T08:00:00Z')
  const workspace = await aWorkspace()
  const [person, other] = [await aMember({ workspace }), await aMember({ workspace })]
  const [lead, stranger] = [await aLead({ workspace, members: [person] }), await aLead({ workspace, members: [other] })]
  at('2027-06-01T08:00:00Z')
  await aOneOnOne(lead, person, { day: '2027-06-25' })
  at(monday)
  expect([await isListed(lead, monday), await isListed(stranger, monday)]).toEqual([false, false])
})

test('a lead who only has points of a pair, or planned one and canceled it, is not nudged', async () => {
  at('2027-04-01T08:00:00Z')
  const workspace = await aWorkspace()
  const person = await aMember({ workspace })
  const lead = await aLead({ workspace, members: [person] })
  await raiseTalkingPoint(person, { madeId: randomId(), withId: lead.memberId, text: 'A raise', link: '' })
  expect(await isListed(lead, monday)).toBe(false)
  const { id } = await aOneOnOne(lead, person, { day: '2027-04-05' })
  await cancelMeeting(lead, { id, scope: 'this' })
  expect(await isListed(lead, monday)).toBe(false)
})

test('a lead is not nudged to meet another lead of the team', async () => {
  at('2027-04-01T08:00:00Z')
  const workspace = await aWorkspace()
  const [person, second] = [await aMember({ workspace }), await aMember({ workspace, firstName: 'Sol' })]
  const lead = await aLead({ workspace, members: [person, second] })
  await db.teamMember.updateMany({ where: { memberId: second.memberId }, data: { isManager: true } })
  at('2027-06-01T08:00:00Z')
  await completeMeeting(lead, await aOneOnOne(lead, person, { day: '2027-06-04' }))
  at(monday)
  expect(await isListed(lead, monday)).toBe(false)
})

test('a lead who turned nudges off gets none, in the mail and in the bell', async () => {
  at('2027-04-01T08:00:00Z')
  const workspace = await aWorkspace()
  const silent = await aMember({ workspace })
  const lead = await aLead({ workspace, members: [silent] })
  await completeMeeting(lead, await aOneOnOne(lead, silent, { day: '2027-04-05' }))
  const off = { workspaceId: workspace.id, memberId: lead.memberId, type: 'Nudge', delivery: 'OFF' } as const
  await db.notificationPreference.createMany({
    data: [
      { ...off, channel: 'MAIL' },
      { ...off, channel: 'PRODUCT' },
    ],
  })
  at(monday)
  await remind(lead)
  expect(await linesTo(lead)).toEqual([])
  expect(await toldTo(lead, 'one-on-one.nudged')).toEqual([])
})

const unreadOf = ({ memberId }: Actor) =>
  db.notification.count({ where: { memberId, key: { startsWith: 'one-on-one-item.due' }, readAt: null } })

test('what was said of an action item is read once it is done, and gone once it is due otherwise', async () => {
  at('2027-06-10T09:30:00Z')
  const { one, other } = await anotherTwo()
  const { pairId } = await aOneOnOne(one, other, { day: '2027-06-15' })
  const [done, later, given] = [
    await anOwnedItem(one, pairId, 'Send notes', '2027-06-10'),
    await anOwnedItem(one, pairId, 'Call Ann', '2027-06-10'),
    await anOwnedItem(one, pairId, 'Order chairs', '2027-06-10'),
  ]
  await remind(one)
  expect(await unreadOf(one)).toBe(3)
  await tickPairItem(other, { id: pairId, itemId: done, isDone: true })
  expect(await unreadOf(one)).toBe(2)
  const same = { id: pairId, ownerId: one.memberId, dueOn: '2027-06-10' }
  await editPairItem(other, { ...same, itemId: later, title: 'Call Ann twice' })
  expect(await toldTo(one, 'one-on-one-item.due')).toHaveLength(3)
  await editPairItem(other, { ...same, itemId: later, title: 'Call Ann twice', dueOn: '2027-07-01' })
  await editPairItem(other, { ...same, itemId: given, title: 'Order chairs', ownerId: other.memberId })
  expect(await toldTo(one, 'one-on-one-item.due')).toEqual(['Due today: Send notes (with Tom Nair)'])
})
