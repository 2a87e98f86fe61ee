import { beforeEach, expect, test } from 'vitest'
import { renewWatches } from '@/lib/meetings/calendar/commands/renew-watches'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aConnectedOrganizer, channelsOf } from './connected-organizer'
import { aMeeting } from '@/tests/factories/meetings'

const watchOf = (integrationId: string) => db.calendarWatch.findUniqueOrThrow({ where: { integrationId } })

// Other tests of this worker leave accounts behind.
beforeEach(async () => void (await db.integration.deleteMany({})))

test('an account with meetings gets a channel, which is renewed a day before it ends', async () => {
  const { organizer, account, providers } = await aConnectedOrganizer()
  await renewWatches()
  expect(channelsOf(providers, organizer)).toEqual([])
  await aMeeting(organizer)
  await renewWatches()
  const first = await watchOf(account.id)
  expect(first.expiresAt?.getTime()).toBeGreaterThan(daysFrom(now(), 6).getTime())
  await renewWatches()
  expect((await watchOf(account.id)).channelId).toBe(first.channelId)
  await db.calendarWatch.update({ where: { integrationId: account.id }, data: { expiresAt: daysFrom(now(), 0.5) } })
  await renewWatches()
  const second = await watchOf(account.id)
  expect(second.channelId).not.toBe(first.channelId)
  expect(channelsOf(providers, organizer)).toMatchObject([{ id: second.channelId }])
  expect(providers.standIn.violations).toEqual([])
})

test('a channel that Google refuses is asked for again later, and keeps nothing else from working', async () => {
  const { organizer, account, providers } = await aConnectedOrganizer()
  await aMeeting(organizer)
  const refused = { status: 400, json: { error: { errors: [{ reason: 'push.webhookUrlUnauthorized' }] } } }
  providers.standIn.fail({ under: '/google/calendar', kind: 'answer', ...refused })
  await renewWatches()
  expect((await watchOf(account.id)).channelId).toBeNull()
  expect((await db.integration.findUniqueOrThrow({ where: { id: account.id } })).brokenAt).toBeNull()
  await renewWatches()
  expect((await watchOf(account.id)).channelId).not.toBeNull()
})
