import { afterEach, expect, test } from 'vitest'
import { changeTimeZone } from '@/lib/members/profile/commands/change-time-zone'
import { editProfile } from '@/lib/members/profile/commands/edit-profile'
import { getOwnProfile } from '@/lib/members/profile/queries'
import { sendDueDigests } from '@/lib/notifications/digests/jobs'
import { daysFrom, minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { preferring } from '@/tests/notifications/preferences/preferring'
import { aDailyReader, digestsTo } from './digesting'

afterEach(() => setClock())

test('each due reader gets one mail, on two machines at once and after a pause of days', async () => {
  const [one, other] = [await aDailyReader(['For one']), await aDailyReader(['For the other', 'And more'])]
  const at = daysFrom(now(), 5)
  await Promise.all([sendDueDigests(at), sendDueDigests(at)])
  await sendDueDigests(at)
  expect(await digestsTo(one.actor.email)).toEqual([['For one']])
  expect(await digestsTo(other.actor.email)).toEqual([['And more', 'For the other']])
})

test('one whose mail cannot be written keeps nobody else’s, and gets theirs once it can', async () => {
  const readers = [await aDailyReader(['One']), await aDailyReader(['Two']), await aDailyReader(['Three'])]
  const broken = readers[1]?.actor ?? expect.fail('There is nobody.')
  const live = (timeZone: string) => db.user.update({ where: { id: broken.userId }, data: { timeZone } })
  await live('Nowhere/At_All')
  const at = daysFrom(now(), 5)
  await expect(sendDueDigests(at)).rejects.toThrow('Daily mails that could not be sent: 1')
  const told = () => Promise.all(readers.map(({ actor }) => digestsTo(actor.email)))
  expect(await told()).toEqual([[['One']], [], [['Three']]])
  await live('UTC')
  await sendDueDigests(at)
  expect(await told()).toEqual([[['One']], [['Two']], [['Three']]])
})

test('nobody is mailed before their hour', async () => {
  const { actor } = await aDailyReader(['Not yet'])
  await sendDueDigests(now())
  expect(await digestsTo(actor.email)).toEqual([])
})

test('what is due is mailed, though its reader saves their profile, their zone or their preferences first', async () => {
  const { actor } = await aDailyReader(['Due'])
  const due = new Date('2031-11-20T08:00:00Z')
  await db.notification.updateMany({ where: { memberId: actor.memberId }, data: { digestAt: due } })
  setClock(() => minutesFrom(due, 1))
  await editProfile(actor, await getOwnProfile(actor))
  await changeTimeZone(actor, { timeZone: 'Europe/Berlin' })
  await preferring(actor, { Review: { mail: 'DIGEST' } })
  await sendDueDigests(minutesFrom(due, 5))
  expect(await digestsTo(actor.email)).toEqual([['Due']])
})
