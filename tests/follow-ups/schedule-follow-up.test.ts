import { describe, expect, test } from 'vitest'
import { scheduleFollowUp } from '@/lib/follow-ups/commands/schedule-follow-up'
import { getFollowUp } from '@/lib/follow-ups/queries/get-follow-up'
import { db } from '@/lib/platform/db'
import { aFollowUp, aFollowUpCircle, followUpInput, followUpNow } from '@/tests/factories/follow-ups'
import { aGoal } from '@/tests/factories/goals'
import { aMember, deactivate } from '@/tests/factories/members'
import { aReviewReleasedTo } from '@/tests/factories/releases'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'

const followUpsIn = ({ id: workspaceId }: { id: string }) => db.followUp.count({ where: { workspaceId } })

test('invites everybody and tells them, but not the organizer', async () => {
  const { organizer, guest } = await aFollowUpCircle()
  const { id } = await aFollowUp(organizer, { title: 'Launch', attendees: [guest] })
  expect(await toldTo(guest, 'meeting.invited')).toEqual([
    expect.stringMatching(/^Olga Nair invited you to the follow-up “Launch” on \w+ \d+, \d+$/),
  ])
  expect(await toldTo(organizer, 'meeting.invited')).toEqual([])
  expect(await getFollowUp(guest, id)).toMatchObject({ title: 'Launch', type: 'Casual', badge: { label: 'Pending' } })
})

test('makes one follow-up of two presses', async () => {
  const { workspace, organizer, guest } = await aFollowUpCircle()
  const input = followUpInput({ attendees: [guest], time: '10:00' })
  await expectMadeOnce(
    (madeId, nth) => scheduleFollowUp(organizer, { ...input, madeId, time: `${10 + nth}:00` }),
    () => followUpsIn(workspace),
    (madeId) => scheduleFollowUp(organizer, { ...input, madeId, type: 'Goal' }),
  )
})

test('rejects people who left or are elsewhere', async () => {
  const { workspace, organizer } = await aFollowUpCircle()
  const leaver = await aMember({ workspace })
  await deactivate(leaver)
  for (const attendee of [leaver, await aMember()])
    await expectRefused(aFollowUp(organizer, { attendees: [attendee] }), 'invalid', 'attendeeIds')
})

test('rejects a missing goal or feedback where it is about one', () => {
  const given = { attendeeIds: [followUpInput({ attendeeIds: [crypto.randomUUID()] }).madeId] }
  expect(() => followUpInput({ ...given, type: 'Goal' })).toThrow('Choose a goal.')
  expect(() => followUpInput({ ...given, type: 'Review' })).toThrow('Choose the feedback.')
  expect(() => followUpInput()).toThrow('Choose who to meet.')
})

describe('a follow-up about goals', () => {
  test('is only about goals that its organizer may see', async () => {
    const { organizer, guest, colleague } = await aFollowUpCircle()
    const hidden = await aGoal(colleague, { type: 'Self', visibility: 'PRIVATE' })
    const about = { type: 'Goal' as const, attendees: [guest], goalIds: [hidden.id] }
    await expectRefused(aFollowUp(organizer, about), 'invalid', 'goalIds')
  })

  test('shows each reader the goals and feedback they may see', async () => {
    const { organizer, guest } = await aFollowUpCircle()
    const own = await aGoal(organizer, { type: 'Self', visibility: 'PRIVATE', title: 'Own' })
    const open = await aGoal(organizer, { type: 'Self', visibility: 'WORKSPACE', title: 'Open' })
    const released = await aReviewReleasedTo(organizer, guest)
    const about = { goalIds: [own.id, open.id], reviewIds: [released.id], attendees: [guest] }
    const { id } = await aFollowUp(organizer, { type: 'Goal', ...about })
    const titles = async (actor: typeof guest) => (await getFollowUp(actor, id)).goals.map(({ title }) => title)
    expect(await titles(organizer)).toEqual(['Open', 'Own'])
    expect(await titles(guest)).toEqual(['Open'])
    expect((await getFollowUp(guest, id)).feedback.map(({ href }) => href)).toEqual([`/feedback/shared/${released.id}`])
  })

  test('repeats only as often as its goals allow', async () => {
    const { organizer, guest } = await aFollowUpCircle()
    const daily = await aGoal(organizer, { type: 'Self', frequency: 'daily' })
    const about = { type: 'Goal' as const, goalIds: [daily.id], attendees: [guest] }
    await expectRefused(aFollowUp(organizer, { ...about, frequency: 'Monthly' }), 'invalid', 'frequency')
    const { id } = await aFollowUp(organizer, { ...about, frequency: 'Weekly' })
    const { seriesId } = await db.meeting.findUniqueOrThrow({ where: { id } })
    const series = await db.meeting.findMany({ where: { seriesId }, select: { id: true } })
    expect(series.length).toBeGreaterThan(10)
    for (const one of series) expect((await followUpNow(one)).goals.map(({ goalId }) => goalId)).toEqual([daily.id])
  })
})

test('a series needs a plan that includes it, and a switched-off feature makes none', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace })]
  const attendees = [guest]
  await expectRefused(aFollowUp(organizer, { attendees, frequency: 'Weekly' }), 'plan-limit', 'frequency')
  await expectRefused(aFollowUp({ ...organizer, withoutFeatures: ['FollowUps'] }, { attendees }), 'forbidden')
})

test('rejects a follow-up with its organizer alone', async () => {
  const { workspace, organizer } = await aFollowUpCircle()
  await expectRefused(aFollowUp(organizer, { attendees: [organizer] }), 'invalid', 'attendeeIds')
  expect(await followUpsIn(workspace)).toBe(0)
})

const links = [
  { url: 'https://acme.example/plan', text: 'The plan' },
  { url: 'https://acme.example/notes', text: '' },
]

test('its links are on each meeting of a series, in their order, and a retry adds none', async () => {
  const { organizer, guest } = await aFollowUpCircle()
  const input = followUpInput({ attendees: [guest], links, frequency: 'Weekly' })
  const { id } = await scheduleFollowUp(organizer, input)
  await scheduleFollowUp(organizer, input)
  const seriesId = (await db.meeting.findUniqueOrThrow({ where: { id } })).seriesId ?? ''
  const meetings = await db.meeting.findMany({ where: { seriesId }, select: { id: true } })
  expect(meetings.length).toBeGreaterThan(5)
  for (const one of meetings)
    expect((await getFollowUp(guest, one.id)).links.map(({ url, text }) => ({ url, text }))).toEqual(links)
  await expectRefused(scheduleFollowUp(organizer, { ...input, links: links.slice(1) }), 'already-sent')
})

test('rejects a link that is no web address, and more than 20', () => {
  const given = { attendeeIds: [crypto.randomUUID()] }
  expect(() => followUpInput({ ...given, links: [{ url: 'no address', text: '' }] })).toThrow('web address')
  const many = Array.from({ length: 21 }, () => ({ url: 'https://acme.example', text: '' }))
  expect(() => followUpInput({ ...given, links: many })).toThrow('at most 20 links')
})
