import { expect, test } from 'vitest'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { rescheduleOneOnOnes } from '@/lib/one-on-ones/rescheduling/commands/reschedule-one-on-ones'
import { fullName } from '@/lib/members/rules'
import { aMember } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'

test('a notification of one meeting says its day by the clock of its reader, and when it takes place now', async () => {
  const workspace = await aWorkspace()
  const one = await aMember({ workspace })
  const other = await aMember({ workspace, timeZone: 'Asia/Kolkata' })
  const { id } = await aOneOnOne(one, other, { day: '2899-01-05', time: '20:00' })
  await rescheduleOneOnOnes(one, { moves: [{ id, version: 1, day: '2899-01-07', time: '20:00' }] })
  await cancelMeeting(one, { id, scope: 'this' })
  const told = await Promise.all(['invited', 'changed', 'canceled'].map((act) => toldTo(other, `meeting.${act}`)))
  expect(told.flat()).toEqual([
    `${fullName(one)} invited you to a one-on-one on Jan 06, 2899`,
    `${fullName(one)} moved a one-on-one to Jan 08, 2899, 01:30\u00A0am`,
    `${fullName(one)} canceled a one-on-one on Jan 08, 2899`,
  ])
})

test('a notification of a series names no day', async () => {
  const workspace = await aWorkspace()
  const [one, other] = [await aMember({ workspace }), await aMember({ workspace })]
  await aOneOnOne(one, other, { frequency: 'Weekly' })
  expect(await toldTo(other, 'meeting.invited')).toEqual([`${fullName(one)} invited you to a series of one-on-ones`])
})
