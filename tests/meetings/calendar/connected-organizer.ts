import { memberActor, type Actor } from '@/lib/access/actor'
import type { MeetingScope } from '@/lib/meetings/rules/meeting-scope'
import type { Timing } from '@/lib/meetings/schema'
import { syncCalendarEvents } from '@/lib/meetings/calendar/commands/sync-calendar-events'
import { takeGoogleChanges } from '@/lib/meetings/calendar/commands/take-google-changes'
import { changeMeeting } from '@/lib/meetings/steps/change-meeting'
import { lockOwnMeeting } from '@/lib/meetings/steps/lock-meeting'
import { db, transaction } from '@/lib/platform/db'
import { aGoogleAccount, theProviders, type Providers } from '@/tests/factories/integrations'
import { placesOf, timing } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

/** An organizer with a Google account, somebody to invite, and the calendar behind the account. */
export async function aConnectedOrganizer(timeZone?: string) {
  const providers = await theProviders()
  providers.calendars.settings.callsWatchers = false
  const workspace = await aWorkspace()
  const [made, guest] = [await aMember({ workspace }), await aMember({ workspace })]
  if (timeZone !== undefined) await db.user.update({ where: { id: made.userId }, data: { timeZone } })
  const organizer = await memberActor(made.memberId)
  const account = await aGoogleAccount(organizer, providers)
  return { providers, workspace, organizer, guest, account, calendar: providers.calendars.calendarOf(organizer.email) }
}

export type Known = Awaited<ReturnType<typeof aConnectedOrganizer>>

export const googleId = (id: string) => id.replaceAll('-', '')

/** Tells Google everything, then asks it for everything, as if it had called. */
export async function settle({ account }: Pick<Known, 'account'>) {
  await syncCalendarEvents()
  await db.calendarWatch.updateMany({ where: { integrationId: account.id }, data: { syncedAt: new Date(0) } })
  await takeGoogleChanges()
  await syncCalendarEvents()
}

/** The channels by which Google tells of changes in somebody's calendar. */
export const channelsOf = ({ calendars }: Providers, { email }: Actor) =>
  [...calendars.channels.values()].filter(({ account }) => account === email)

type Given = Partial<Timing> & { title?: string; attendees?: Actor[]; scope?: MeetingScope }

/** Changes a meeting as its form does. */
export const moveTo = (organizer: Actor, { id }: { id: string }, given: Given) => {
  const { title = 'Talk', attendees = [], scope = 'this', ...when } = given
  return transaction(async (tx) => {
    const meeting = await lockOwnMeeting(tx, organizer, { id })
    const places = placesOf(organizer, attendees)
    return changeMeeting(tx, organizer, meeting, { title, description: '', timing: timing(when), places, scope })
  })
}
