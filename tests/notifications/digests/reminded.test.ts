import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { sendDigest } from '@/lib/notifications/digests/commands/send-digest'
import { daysFrom, now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { reviewDigest } from '@/lib/reviews/running/reminders/notices'
import { aMember } from '@/tests/factories/members'
import { mailsTo } from '@/tests/support/outbox'
import { aDailyReader, digestsTo } from './digesting'

async function reminded(actor: Actor) {
  const id = randomUUID()
  const { memberId, email, workspaceId, workspaceName } = actor
  const person = { memberId, email, name: 'Tom Reed', zone: 'UTC', workspaceId, workspaceName }
  const waiting = { id, title: 'Q3', endsAt: null, isLast: false, askerFirstName: 'Mira', askerLastName: 'Stone' }
  await transaction((tx) => reviewDigest(tx, person, [waiting], { day: '2026-11-20', at: now() }))
}

test('who gets one mail a day is reminded in it, and by no mail of its own', async () => {
  const { actor } = await aDailyReader(['Something happened'])
  await reminded(actor)
  expect((await mailsTo(actor.email)).map(({ event }) => event)).toEqual([])
  const { workspaceId, memberId } = actor
  await sendDigest(systemActor(workspaceId), { memberId, at: daysFrom(now(), 2) })
  expect(await digestsTo(actor.email)).toEqual([['Q3 is waiting for your answer', 'Something happened']])
})

test('everybody else is reminded by mail as before', async () => {
  const actor = await aMember()
  await reminded(actor)
  expect((await mailsTo(actor.email)).map(({ event }) => event)).toEqual(['review.digest'])
})
