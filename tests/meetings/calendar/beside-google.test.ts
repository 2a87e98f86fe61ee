import { expect, test, vi } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { makeFollowUps } from '@/lib/follow-ups/commands/make-follow-ups'
import { getFollowUpForm } from '@/lib/follow-ups/queries/get-follow-up-form'
import { breakConnections } from '@/lib/integrations/steps/break-connections'
import { disconnectAccount } from '@/lib/integrations/commands/disconnect-account'
import { syncCalendarEvents } from '@/lib/meetings/calendar/commands/sync-calendar-events'
import { createCalendarFeed } from '@/lib/meetings/feed/commands/create-calendar-feed'
import { readCalendarFeed } from '@/lib/meetings/feed/queries'
import { readFeedSchema } from '@/lib/meetings/feed/schema'
import { getMeeting } from '@/lib/meetings/queries/get-meeting'
import { getOneOnOneForm } from '@/lib/one-on-ones/queries/get-one-on-one-form'
import { db, transaction } from '@/lib/platform/db'
import type { CalendarFile } from '@/lib/platform/documents/calendar-file'
import { aConnectedOrganizer } from './connected-organizer'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { at, aMeeting, meetingNow } from '@/tests/factories/meetings'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { mailsTo } from '@/tests/support/outbox'

const fileOf = (props: Record<string, unknown>) => (props['calendar'] as CalendarFile | undefined)?.content

const planned = async (email: string) =>
  (await mailsTo(email)).filter(({ event }) => event === 'follow-up.planned').map(({ props }) => fileOf(props))

const googleUid = (id: string) => `UID:${id.replaceAll('-', '')}@google.com`

test('who is on a Google event gets a mail without a calendar file', async () => {
  const { organizer, guest } = await aConnectedOrganizer()
  await aFollowUp(organizer, { attendees: [guest] })
  expect(await planned(guest.email)).toEqual([undefined])
})

test('the later meetings of a series in Google need no mail', async () => {
  const { organizer, guest, workspace } = await aConnectedOrganizer()
  const { id } = await at('2027-01-04T08:00:00Z', () =>
    aFollowUp(organizer, { attendees: [guest], day: '2027-01-05', frequency: 'Weekly' }),
  )
  const { seriesId } = await meetingNow({ id })
  const made = await at('2027-03-03T08:00:00Z', () =>
    makeFollowUps(systemActor(workspace.id), { seriesId: seriesId ?? '' }),
  )
  expect(made).toEqual({ count: 8 })
  expect(await planned(guest.email)).toEqual([undefined])
})

test('while the account is broken the file is sent, under the name that the event will have', async () => {
  const { organizer, guest, account } = await aConnectedOrganizer()
  await transaction((tx) => breakConnections(tx, [account.id]))
  const { id } = await aFollowUp(organizer, { attendees: [guest] })
  expect((await planned(guest.email))[0]).toContain(googleUid(id))
})

test('a series is known as its event will be', async () => {
  const { organizer, guest, account } = await aConnectedOrganizer()
  await transaction((tx) => breakConnections(tx, [account.id]))
  await aFollowUp(organizer, { attendees: [guest], day: '2899-01-05', frequency: 'Weekly', lastOn: '2899-01-12' })
  const [file = ''] = await planned(guest.email)
  expect(file).toMatch(/UID:[0-9a-f]{32}@google\.com/)
  expect(file).toContain('RRULE:FREQ=WEEKLY;UNTIL=')
})

test('a feed leaves out what is in Google, and holds it again after disconnecting', async () => {
  const { organizer, guest } = await aConnectedOrganizer()
  const { id } = await aMeeting(organizer, { attendees: [guest] })
  const { address } = await createCalendarFeed(guest)
  const { token } = readFeedSchema.parse({ token: address.split('/').at(-1) })
  const isInFeed = async () => (await readCalendarFeed(token)).includes(googleUid(id))
  expect(await isInFeed()).toBe(true)
  await syncCalendarEvents()
  expect(await isInFeed()).toBe(false)
  await disconnectAccount(organizer, { provider: 'GOOGLE' })
  expect(await isInFeed()).toBe(true)
})

test('a Meet link can be added while the account is connected', async () => {
  const { organizer, guest } = await aConnectedOrganizer()
  const { id } = await aFollowUp(organizer, { attendees: [guest] })
  const pair = await aOneOnOne(organizer, guest, { time: '15:00' })
  const offers = async () => [
    (await getFollowUpForm(organizer, id))?.canMeet,
    (await getOneOnOneForm(organizer, pair.id))?.canMeet,
  ]
  expect(await offers()).toEqual([true, true])
  await disconnectAccount(organizer, { provider: 'GOOGLE' })
  expect(await offers()).toEqual([false, false])
})

test('the link to the event is the organizer’s, that to Meet everybody’s', async () => {
  const { organizer, guest } = await aConnectedOrganizer()
  const { id } = await aMeeting(organizer, { attendees: [guest], hasMeet: true })
  await syncCalendarEvents()
  const [own, other] = await Promise.all([organizer, guest].map((actor) => getMeeting(actor, 'FOLLOW_UP', id)))
  expect(own?.calendar).toMatchObject({ meetLink: expect.any(String), eventLink: expect.any(String) })
  expect(other?.calendar).toMatchObject({ meetLink: expect.any(String), eventLink: null })
})

test('a Meet link that is still to come is announced, and its organizer reads what it waits for', async () => {
  const { organizer, guest, account } = await aConnectedOrganizer()
  const { id } = await aMeeting(organizer, { attendees: [guest], hasMeet: true })
  const awaited = () =>
    Promise.all([organizer, guest].map(async (one) => (await getMeeting(one, 'FOLLOW_UP', id)).calendar?.awaitedMeet))
  expect(await awaited()).toEqual(['soon', 'soon'])
  await transaction((tx) => breakConnections(tx, [account.id]))
  expect(await awaited()).toEqual(['reconnect', null])
  await db.integration.update({ where: { id: account.id }, data: { brokenAt: null } })
  await syncCalendarEvents()
  expect(await awaited()).toEqual([null, null])
})

test('no token, text or address is logged, whatever Google answers', async () => {
  const { organizer, guest, providers } = await aConnectedOrganizer()
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(lines.push(String(line))))
  const title = 'Secret launch'
  for (const [index, status] of [400, 403, 500].entries()) {
    await aMeeting(organizer, { attendees: [guest], title, time: `1${index}:00` })
    const said = { error: { message: `${title} of ${guest.email}`, errors: [{ reason: 'invalid' }] } }
    providers.standIn.fail({ under: '/google/calendar', kind: 'answer', status, json: said })
    await syncCalendarEvents()
  }
  const errors = await db.integrationTask.findMany({ where: { workspaceId: organizer.workspaceId } })
  write.mockRestore()
  const told = [...lines, ...errors.map(({ lastError }) => lastError)].join('\n')
  expect(errors.length).toBeGreaterThan(0)
  for (const secret of [title, guest.email, organizer.email, 'si-']) expect(told).not.toContain(secret)
})
