import { expect, test } from 'vitest'
import { FollowUpScreen } from '@/components/follow-ups/detail/follow-up-screen'
import { getFollowUp } from '@/lib/follow-ups/queries/get-follow-up'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { now } from '@/lib/platform/clock'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { markupOf } from '@/tests/support/markup-of'

test('an invitation is asked above the decisions, and the answer stays there, folded', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace })]
  const { id } = await aFollowUp(organizer, { attendees: [guest] })
  const top = async () => {
    const screen = { followUp: await getFollowUp(guest, id), viewerId: guest.memberId, zone: 'UTC', now: now() }
    return markupOf(<FollowUpScreen {...screen} />).split('>Decisions<')[0] ?? ''
  }
  expect(await top()).toContain('Will you attend?')
  await respondToMeeting(guest, { id, isAttending: true, note: 'On the phone' })
  expect(await top()).toMatch(/<summary[^>]*>You’re attending<.*value="On the phone"/)
})
