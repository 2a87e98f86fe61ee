import { expect, test } from 'vitest'
import { OneOnOneScreen } from '@/components/one-on-ones/detail/one-on-one-screen'
import { OneOnOneForm } from '@/components/one-on-ones/form/one-on-one-form'
import { PairScreen } from '@/components/one-on-ones/list/pair-screen'
import type { Actor } from '@/lib/access/actor'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { raiseTalkingPoint } from '@/lib/one-on-ones/commands/raise-talking-point'
import { saveAgenda } from '@/lib/one-on-ones/agendas/commands/save-agenda'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { getNewOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one-form'
import { getPair } from '@/lib/one-on-ones/queries/get-pair'
import { now } from '@/lib/platform/clock'
import { randomId } from '@/lib/shared/randomness'
import { deactivate } from '@/tests/factories/members'
import { anotherTwo, aOneOnOne, aPair, aPoint } from '@/tests/factories/one-on-ones'
import { markupOf } from '@/tests/support/markup-of'

const meetingPage = async (actor: Actor, id: string) =>
  markupOf(<OneOnOneScreen oneOnOne={await getOneOnOne(actor, id)} zone="UTC" now={now()} />)

const pairPage = async (actor: Actor, withId: string) =>
  markupOf(<PairScreen {...await getPair(actor, withId, { search: '' })} search="" zone="UTC" isLaterPage={false} />)

test('a new one-on-one has no template at first, which says nothing of open talking points', async () => {
  const { one, other } = await anotherTwo()
  await saveAgenda(one, { madeId: randomId(), name: 'Weekly check-in', points: ['News'] })
  const page = markupOf(<OneOnOneForm start={await getNewOneOnOne(one, { with: other.memberId })} />)
  expect(page).toContain('No template')
  expect(page).not.toContain('>Empty<')
  expect(page.match(/Weekly check-in[^<]*/g)).toEqual(['Weekly check-in (yours)', 'Weekly check-in'])
})

test('an agenda takes a template until its meeting is over or one of the two has left', async () => {
  const { one, other, id } = await aPair()
  expect(await meetingPage(one, id)).toContain('Use a template')
  expect(await pairPage(one, other.memberId)).toContain('Use a template')
  await completeMeeting(one, { id })
  expect(await meetingPage(one, id)).not.toContain('Use a template')
  await deactivate(other)
  expect(await pairPage(one, other.memberId)).not.toContain('Use a template')
})

test('what a talking point was made from is opened under its name', async () => {
  const { one, other } = await anotherTwo()
  const point = { madeId: randomId(), withId: other.memberId, text: 'Plan the launch', link: '/goals' }
  await raiseTalkingPoint(one, point)
  expect(await pairPage(one, other.memberId)).toContain('aria-label="Open Plan the launch"')
})

test('a completed one-on-one says where its open talking points went', async () => {
  const { one, id, pairId } = await aPair()
  for (const text of ['Budget', 'Hiring']) await aPoint(one, pairId, text)
  expect(await meetingPage(one, id)).not.toContain('next agenda')
  await completeMeeting(one, { id })
  const page = await meetingPage(one, id)
  expect(page).toContain('No talking points ticked off.')
  expect(page.replaceAll(/<[^>]+>/g, '')).toContain('2 open talking points are on your next agenda.')
})

test('of a pair of which one has left it is said, and new action items are the other’s', async () => {
  const { one, other } = await aPair()
  const option = `<option value="${other.memberId}">`
  const before = await pairPage(one, other.memberId)
  expect([before.includes('Has left'), before.includes(option)]).toEqual([false, true])
  await deactivate(other)
  const after = await pairPage(one, other.memberId)
  expect([after.includes('Has left'), after.includes(option)]).toEqual([true, false])
})

test('a canceled one-on-one has no heading above links that it hasn’t and nobody can add', async () => {
  const { one, id } = await aPair()
  expect(await meetingPage(one, id)).toContain('>Links<')
  await cancelMeeting(one, { id, scope: 'this' })
  expect(await meetingPage(one, id)).not.toContain('>Links<')
})

test('an invitation is asked above the agenda, and the answer stays there, folded', async () => {
  const { other, id } = await aPair()
  const beforeAgenda = async () => (await meetingPage(other, id)).split('>Agenda<')[0] ?? ''
  expect(await beforeAgenda()).toContain('Will you attend?')
  await respondToMeeting(other, { id, isAttending: false, note: 'On leave' })
  expect(await beforeAgenda()).toMatch(/<summary[^>]*>You’re not attending<.*value="On leave"/)
})

test('a declined one-on-one says so at its top to the other person, with the note and the way to move it', async () => {
  const { one, other, id } = await aPair()
  expect(await meetingPage(one, id)).not.toContain('can’t attend')
  await respondToMeeting(other, { id, isAttending: false, note: 'On a train' })
  const top = (await meetingPage(one, id)).split('>Agenda<')[0] ?? ''
  expect(top).toMatch(new RegExp(`${other.firstName}[^<]* can’t attend<.*“On a train”.*/one-on-one/${id}/edit`))
  expect(await meetingPage(other, id)).not.toContain('can’t attend')
})

test('what is to come with a colleague says which meeting one of the two declined', async () => {
  const { one, other, id } = await aPair()
  expect(await pairPage(one, other.memberId)).toContain('>Pending<')
  await respondToMeeting(other, { id, isAttending: false, note: '' })
  const page = await pairPage(one, other.memberId)
  expect([page.includes('>Pending<'), page.includes('>Declined<')]).toEqual([false, true])
})

test('a later one-on-one says where its open talking points come up first', async () => {
  const { one, other, id, pairId } = await aPair({ day: '2899-01-05' })
  const later = await aOneOnOne(one, other, { day: '2899-02-02' })
  const words = 'These come up first in your one-on-one on Jan 05, 2899.'
  const textOf = async (meeting: { id: string }) => (await meetingPage(one, meeting.id)).replaceAll(/<[^>]+>/g, '')
  expect(await textOf(later)).not.toContain(words)
  await aPoint(one, pairId, 'Budget')
  expect(await textOf(later)).toContain(words)
  expect(await meetingPage(one, later.id)).toContain(`href="/one-on-one/${id}"`)
  expect(await textOf({ id })).not.toContain('come up first')
  await cancelMeeting(one, { id, scope: 'this' })
  expect(await textOf(later)).not.toContain('come up first')
})
