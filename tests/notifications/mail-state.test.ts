import { expect, test } from 'vitest'
import { queueMail } from '@/lib/notifications/outbox'
import { getMailState } from '@/lib/notifications/queries/mail-state'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { unique } from '@/tests/factories/workspaces'

const words = { recipientName: 'Tom Reed', releaserName: 'Priya Nair', reviewTitle: 'Q3', workspaceName: 'Acme' }

/** A mail in the outbox, and how it fared. */
async function aMail(fared: object) {
  const address = `${unique('tom')}@acme.example`
  const props = { ...words, link: 'http://rapport.test/feedback/preview/1' }
  const mail = { event: 'review.released' as const, key: 'one', to: { address, name: 'Tom' }, props }
  await transaction((tx) => queueMail(tx, null, [mail]))
  await db.mail.updateMany({ where: { recipient: address }, data: fared })
}

test('mail is failing while something was tried in vain and nothing has left for some minutes', async () => {
  await db.mail.deleteMany({})
  await aMail({})
  expect(await getMailState()).toBe('working')
  await aMail({ attempts: 2, lastError: 'connection refused' })
  expect(await getMailState()).toBe('failing')
  await aMail({ status: 'SENT', sentAt: minutesFrom(now(), -10), dueAt: minutesFrom(now(), -8) })
  expect(await getMailState()).toBe('failing')
  await aMail({ status: 'SENT', sentAt: now(), dueAt: minutesFrom(now(), 2) })
  expect(await getMailState()).toBe('working')
})

const givenUp = (minutes: number) => ({
  status: 'GIVEN_UP',
  attempts: 1,
  lastError: '550 5.7.0 Refused',
  dueAt: minutesFrom(now(), minutes),
})

test('mail is failing when all of it is refused for good and nothing ever left', async () => {
  await db.mail.deleteMany({})
  await aMail(givenUp(-60))
  expect(await getMailState()).toBe('failing')
})

test('mail is failing once three in a row are refused for good, and working when the next one leaves', async () => {
  await db.mail.deleteMany({})
  await aMail({ status: 'SENT', sentAt: minutesFrom(now(), -90), dueAt: minutesFrom(now(), -90) })
  await aMail(givenUp(-100))
  await aMail(givenUp(-80))
  await aMail(givenUp(-70))
  expect(await getMailState()).toBe('working')
  await aMail(givenUp(-60))
  expect(await getMailState()).toBe('failing')
  await aMail({ status: 'SENT', sentAt: minutesFrom(now(), -50), dueAt: minutesFrom(now(), -50) })
  expect(await getMailState()).toBe('working')
})
