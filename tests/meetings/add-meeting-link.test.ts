import { test } from 'vitest'
import { addMeetingLink } from '@/lib/meetings/commands/add-meeting-link'
import { meetingLimits } from '@/lib/meetings/rules/meeting-scope'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aMeeting } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'

const plan = { url: 'https://acme.example/plan', text: 'Plan' }

test('makes one link of two presses, and finds no meeting of others', async () => {
  const workspace = await aWorkspace()
  const organizer = await aMember({ workspace })
  const { id } = await aMeeting(organizer)
  await expectMadeOnce(
    (madeId) => addMeetingLink(organizer, { ...plan, madeId, id }),
    () => db.meetingLink.count({ where: { meetingId: id } }),
  )
  const other = await aMember({ workspace })
  await expectRefused(addMeetingLink(other, { ...plan, madeId: randomId(), id }), 'not-found')
})

test('rejects one link too many', async () => {
  const organizer = await aMember()
  const { id } = await aMeeting(organizer)
  const add = () => addMeetingLink(organizer, { ...plan, madeId: randomId(), id })
  for (let count = 0; count < meetingLimits.links; count += 1) await add()
  await expectRefused(add(), 'invalid', 'url')
})
