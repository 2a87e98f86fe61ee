import { expect, test } from 'vitest'
import { disconnectAccount } from '@/lib/integrations/commands/disconnect-account'
import { revokeAccounts } from '@/lib/integrations/tasks/commands/revoke-accounts'
import { noteGoogleChange } from '@/lib/meetings/calendar/commands/note-google-change'
import { renewWatches } from '@/lib/meetings/calendar/commands/renew-watches'
import { db } from '@/lib/platform/db'
import { aConnectedOrganizer, channelsOf } from './connected-organizer'
import { aMeeting } from '@/tests/factories/meetings'
import { expectRefused } from '@/tests/support/refused'

const google = { address: '66.102.0.0', device: null, registration: null }

test('a call with the token of its channel has the account looked at; any other is refused', async () => {
  const { organizer, account, providers } = await aConnectedOrganizer()
  await aMeeting(organizer)
  await renewWatches()
  const [channel] = channelsOf(providers, organizer)
  if (!channel) throw new Error('no channel')
  const tasks = () => db.integrationTask.count({ where: { integrationId: account.id, kind: 'calendar.changes' } })
  await expectRefused(noteGoogleChange(google, { channelId: channel.id, token: 'guessed' }), 'not-found')
  expect(await tasks()).toBe(0)
  await noteGoogleChange(google, { channelId: channel.id, token: channel.token })
  await noteGoogleChange(google, { channelId: channel.id, token: channel.token })
  expect(await tasks()).toBe(1)
})

test('a channel ends with the account', async () => {
  const { organizer, providers } = await aConnectedOrganizer()
  await aMeeting(organizer)
  await renewWatches()
  const [channel] = channelsOf(providers, organizer)
  await disconnectAccount(organizer, { provider: 'GOOGLE' })
  await revokeAccounts()
  expect(channelsOf(providers, organizer)).toEqual([])
  await expectRefused(
    noteGoogleChange(google, { channelId: channel?.id ?? '', token: channel?.token ?? '' }),
    'not-found',
  )
})
