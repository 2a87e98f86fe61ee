import { expect, test } from 'vitest'
import { createCalendarFeed } from '@/lib/meetings/feed/commands/create-calendar-feed'
import { revokeCalendarFeed } from '@/lib/meetings/feed/commands/revoke-calendar-feed'
import { findCalendarFeed, readCalendarFeed } from '@/lib/meetings/feed/queries'
import { aMember } from '@/tests/factories/members'
import { outcomeOf } from '@/tests/support/refused'

test('ends the address, and nobody else’s', async () => {
  const [owner, colleague] = [await aMember(), await aMember()]
  const [own, other] = [await createCalendarFeed(owner), await createCalendarFeed(colleague)]
  await revokeCalendarFeed(owner)
  const read = ({ address }: { address: string }) =>
    outcomeOf(readCalendarFeed(new URL(address).pathname.replace('/api/calendar/', '').replace('.ics', '')))
  expect([await read(own), await read(other)]).toEqual(['not-found', 'done'])
  expect(await findCalendarFeed(owner)).toBeNull()
})

test('does nothing where there is none', async () => {
  await expect(revokeCalendarFeed(await aMember())).resolves.toBeUndefined()
})
