import { expect, test } from 'vitest'
import { sendDueDigests } from '@/lib/notifications/digests/jobs'
import { daysFrom, now } from '@/lib/platform/clock'
import { aDailyReader, digestsTo } from './digesting'

test('each due reader gets one mail, on two machines at once and after a pause of days', async () => {
  const [one, other] = [await aDailyReader(['For one']), await aDailyReader(['For the other', 'And more'])]
  const at = daysFrom(now(), 5)
  await Promise.all([sendDueDigests(at), sendDueDigests(at)])
  await sendDueDigests(at)
  expect(await digestsTo(one.actor.email)).toEqual([['For one']])
  expect(await digestsTo(other.actor.email)).toEqual([['And more', 'For the other']])
})

test('nobody is mailed before their hour', async () => {
  const { actor } = await aDailyReader(['Not yet'])
  await sendDueDigests(now())
  expect(await digestsTo(actor.email)).toEqual([])
})
