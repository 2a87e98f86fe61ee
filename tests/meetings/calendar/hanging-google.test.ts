import { expect, onTestFinished, test, vi } from 'vitest'
import { findBusyTimes } from '@/lib/meetings/calendar/commands/find-busy-times'
import { syncCalendarEvents } from '@/lib/meetings/calendar/commands/sync-calendar-events'
import { getMeeting } from '@/lib/meetings/queries/get-meeting'
import { db } from '@/lib/platform/db'
import { aConnectedOrganizer, moveTo } from './connected-organizer'
import { aGoogleAccount } from '@/tests/factories/integrations'
import { aMeeting, timing } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'

/** More accounts than the database gives connections, each with something to tell Google. */
async function manyAccounts() {
  const known = await aConnectedOrganizer()
  await aMeeting(known.organizer, { time: '08:00' })
  for (let count = 0; count < 11; count += 1) {
    const other = await aMember({ workspace: known.workspace })
    await aGoogleAccount(other, known.providers)
    await aMeeting(other)
  }
  return known
}

test.each(['/google/calendar', '/google/token'])(
  'while Google hangs at %s, people plan and read their meetings as before',
  async (under) => {
    const { organizer, guest, workspace, providers } = await manyAccounts()
    if (under === '/google/token')
      await db.integration.updateMany({ where: { workspaceId: workspace.id }, data: { accessExpiresAt: new Date(0) } })
    providers.standIn.fail({ under, kind: 'hang', times: 1000 })
    const asked = () => providers.standIn.seenUnder(under).length
    const before = asked()
    const working = syncCalendarEvents()
    await vi.waitFor(() => expect(asked() - before).toBeGreaterThan(2), 5000)
    onTestFinished(async () => {
      providers.standIn.heal()
      await working
    })
    const busy = findBusyTimes(guest, { from: timing().day, days: 1, members: [organizer.memberId] })
    const startedAt = performance.now()
    const meeting = await aMeeting(organizer, { attendees: [guest] })
    await moveTo(organizer, meeting, { time: '15:00', attendees: [guest] })
    expect(await getMeeting(guest, 'FOLLOW_UP', meeting.id)).toMatchObject({ calendar: { eventLink: null } })
    expect(performance.now() - startedAt).toBeLessThan(2000)
    await busy
    expect(performance.now() - startedAt).toBeLessThan(3000)
  },
  60_000,
)
