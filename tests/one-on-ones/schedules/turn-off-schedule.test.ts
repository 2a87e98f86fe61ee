import { expect, test } from 'vitest'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { makeOneOnOnes } from '@/lib/one-on-ones/commands/make-one-on-ones'
import { turnOffSchedule } from '@/lib/one-on-ones/schedules/commands/turn-off-schedule'
import { getSchedule } from '@/lib/one-on-ones/schedules/queries/get-schedule'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { aManager } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { aSchedule, aTeamOf } from '@/tests/factories/schedules'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

test('cancels the meetings to come of each series, as many as it said, and tells everybody once', async () => {
  const { lead, people } = await aTeamOf(2)
  const [one = lead] = people
  const single = await aOneOnOne(lead, one, { time: '17:00' })
  const { id } = await aSchedule(lead, people)
  const { upcoming } = await getSchedule(lead, id)
  expect((await turnOffSchedule(lead, { id })).canceled).toBe(upcoming)
  for (const person of people) {
    expect(await toldTo(person, 'meeting.canceled')).toHaveLength(1)
    const mailed = (await mailsTo(person.email)).filter(({ props }) => props['act'] === 'canceled')
    expect(mailed.map(({ props }) => props['when'])).toEqual([
      expect.stringMatching(new RegExp(`weekly, and ${upcoming / 2 - 1} more$`)),
    ])
  }
  const left = { organizerId: lead.memberId, canceledAt: null }
  expect(await db.meeting.findMany({ where: left, select: { id: true } })).toEqual([{ id: single.id }])
  expect(await getSchedule(lead, id)).toMatchObject({ isEnabled: false, upcoming: 0 })
})

test('a second press cancels and tells nothing more', async () => {
  const { lead, people } = await aTeamOf(1)
  const [one = lead] = people
  const { id } = await aSchedule(lead, people)
  await turnOffSchedule(lead, { id })
  expect((await turnOffSchedule(lead, { id })).canceled).toBe(0)
  expect(await toldTo(one, 'meeting.canceled')).toHaveLength(1)
})

test('keeps what was completed, and makes no more meetings', async () => {
  const { lead, people } = await aTeamOf(1)
  const { id } = await aSchedule(lead, people)
  const { seriesId } = await db.oneOnOneScheduleParticipant.findFirstOrThrow({ where: { scheduleId: id } })
  const first = await db.meeting.findFirstOrThrow({ where: { seriesId }, orderBy: { startsAt: 'asc' } })
  await completeMeeting(lead, { id: first.id })
  await turnOffSchedule(lead, { id })
  expect(await db.meeting.findMany({ where: { seriesId, canceledAt: null }, select: { id: true } })).toEqual([
    { id: first.id },
  ])
  expect(await makeOneOnOnes(systemActor(lead.workspaceId), { id: seriesId ?? '' })).toEqual({ made: 0 })
})

test('is not there for anybody else', async () => {
  const { lead, people, workspace } = await aTeamOf(1)
  const { id } = await aSchedule(lead, people)
  for (const other of [...people, await aManager({ workspace }), await aManager()])
    await expectRefused(turnOffSchedule(other, { id }), 'not-found')
})
