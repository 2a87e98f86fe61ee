import { afterEach, expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { sendMorningDigest } from '@/lib/account/morning/commands/send-morning-digest'
import { followUpsDigest } from '@/lib/follow-ups/digest'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aFollowUpBetween } from '@/tests/factories/follow-ups'
import { mailsTo } from '@/tests/support/outbox'

afterEach(() => setClock())

const at = (time: string) => setClock(() => new Date(time))

async function isListed({ memberId }: Actor, time: string) {
  for await (const { id } of followUpsDigest.listDue(new Date(time))) if (id === memberId) return true
  return false
}

test('names a next step on its day, once, to its owner, with the follow-ups of the day', async () => {
  at('2027-06-08T08:00:00Z')
  const { organizer, guest, id } = await aFollowUpBetween({ title: 'Launch', day: '2027-06-10', time: '15:00' })
  const step = { madeId: randomId(), id, title: 'Book a room', ownerId: guest.memberId, dueOn: '2027-06-10' }
  await addNextStep(organizer, step)
  const morning = '2027-06-10T09:30:00Z'
  at(morning)
  expect([await isListed(organizer, morning), await isListed(guest, morning)]).toEqual([false, true])
  for (const _ of [1, 2]) await sendMorningDigest(systemActor(guest.workspaceId), { memberId: guest.memberId })
  const mails = (await mailsTo(guest.email)).filter(({ event }) => event === 'morning.digest')
  const lines = mails.map(({ props }) => (props as unknown as { lines: { title: string }[] }).lines)
  expect(lines.map((of) => of.map(({ title }) => title))).toEqual([['Launch', 'Book a room']])
  expect(await isListed(guest, morning)).toBe(false)
  const inSlack = { memberId: guest.memberId, brief: 'Due today: a next step from “Launch”' }
  expect(await db.notification.count({ where: inSlack })).toBe(1)
})

test('a next step of Sunday is named on Friday', async () => {
  at('2027-06-08T08:00:00Z')
  const { organizer, guest, id } = await aFollowUpBetween({ title: 'Launch', day: '2027-06-15', time: '15:00' })
  await addNextStep(organizer, {
    madeId: randomId(),
    id,
    title: 'Book a room',
    ownerId: guest.memberId,
    dueOn: '2027-06-13',
  })
  expect(await isListed(guest, '2027-06-10T09:30:00Z')).toBe(false)
  const friday = '2027-06-11T09:30:00Z'
  at(friday)
  expect(await isListed(guest, friday)).toBe(true)
  await sendMorningDigest(systemActor(guest.workspaceId), { memberId: guest.memberId })
  expect(await isListed(guest, friday)).toBe(false)
  const told = { memberId: guest.memberId, message: 'Due on Sunday: Book a room (from “Launch”)' }
  expect(await db.notification.count({ where: told })).toBe(1)
})
