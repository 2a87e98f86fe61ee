import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { undeliveredReading } from '@/lib/notifications/queries/list-notifications'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { MailStatus } from '@/lib/platform/generated/prisma/enums'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { resumeReview } from '@/lib/reviews/operating/commands/resume-review'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aResponse, aReviewer, aRunningReview } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { read } from '@/lib/platform/reading'

async function aMail({ workspaceId }: Actor, status: MailStatus, createdAt = now()) {
  const key = unique('mail')
  const recipient = `${key}@rapport.test`
  const data = { workspaceId, key, event: 'review.requested', recipient, status, dueAt: createdAt, createdAt }
  await db.mail.create({ data: { ...data, lastError: '550 nobody of this name' } })
  return recipient
}

test('an Admin sees what was given up lately in their workspace, and why', async () => {
  const admin = await anAdmin()
  const recipient = await aMail(admin, 'GIVEN_UP')
  await aMail(admin, 'SENT')
  await aMail(admin, 'QUEUED')
  await aMail(admin, 'GIVEN_UP', daysFrom(now(), -15))
  await aMail(await anAdmin(), 'GIVEN_UP')
  expect(await read(undeliveredReading(admin))).toMatchObject([{ recipient, reason: '550 nobody of this name' }])
})

test.each([
  ['Member', aMember],
  ['Manager', aManager],
])('a %s, who cannot mend it, sees none', async (_role, anActor) => {
  const actor = await anActor()
  await aMail(actor, 'GIVEN_UP')
  expect(await read(undeliveredReading(actor))).toEqual([])
})

test('people whose address is refused are named once, beside the mails, and only in their own workspace', async () => {
  const admin = await anAdmin()
  const recipient = await aMail(admin, 'GIVEN_UP')
  const gone = await aMember({ workspace: { id: admin.workspaceId } })
  const left = await aMember({ workspace: { id: admin.workspaceId } })
  await deactivate(left)
  const elsewhere = await aMember()
  const reason = '550 no such mailbox'
  const refused = [recipient, gone.email, left.email, elsewhere.email]
  await db.bouncedAddress.createMany({ data: refused.map((email) => ({ email, reason, createdAt: now() })) })
  const found = await read(undeliveredReading(admin))
  expect(found.map((mail) => mail.recipient).toSorted()).toEqual([recipient, gone.email].toSorted())
})

test('people outside who have not answered anonymously are not told by what did not reach them', async () => {
  const emails = [unique('ana'), unique('ben'), unique('cleo')].map((name) => `${name}@elsewhere.example`)
  const { workspace, creator, review } = await aRunningReview({ emails, anonymity: 'ANONYMOUS' })
  const [answered = '', ...waiting] = emails
  await aResponse(await aReviewer(answered), review)
  await pauseReview(creator, review)
  await resumeReview(creator, review)
  const toWaiting = { recipient: { in: waiting }, event: { not: 'review.requested' } }
  const lost = await db.mail.updateMany({ where: toWaiting, data: { status: 'GIVEN_UP' } })
  expect(lost.count).toBe(4)
  expect(await read(undeliveredReading(await anAdmin({ workspace })))).toEqual([])
})
