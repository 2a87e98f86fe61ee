import { randomUUID } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { queueMail } from '@/lib/notifications/outbox'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { beginEnding } from '@/tests/support/ending'
import { startMailServer } from './mail-server'

let onMessage = () => {}

const server = await startMailServer({
  message: () => {
    onMessage()
    return null
  },
})
process.env.SMTP_URL = server.url

// Settings are read once: what sends is loaded anew, to read this one.
vi.resetModules()
const { deliverDueMails } = await import('@/lib/notifications/jobs')
const { closeMail, MAIL_CONNECTIONS } = await import('@/lib/platform/mail/mail')

afterAll(async () => {
  closeMail()
  await server.stop()
})

const props = {
  recipientName: 'Tom Reed',
  releaserName: 'Priya Nair',
  reviewTitle: 'Q3',
  link: 'http://rapport.test/feedback/preview/1',
  workspaceName: 'Acme',
}

test('once the process is ending, what the mail server has in hand is noted, and nothing more is begun', async () => {
  const addresses = Array.from({ length: 20 }, () => `${randomUUID()}@rapport.test`)
  const mails = addresses.map((address) => ({
    event: 'review.released' as const,
    key: 'one',
    to: { address, name: 'Tom Reed' },
    props,
  }))
  await transaction((tx) => queueMail(tx, null, mails))
  onMessage = () => void beginEnding()

  expect(await deliverDueMails(now())).toEqual({ sent: MAIL_CONNECTIONS, failed: 0 })
  const rows = await db.mail.findMany({ where: { recipient: { in: addresses } } })
  const left = rows.filter(({ status, attempts }) => status === 'QUEUED' && attempts === 0)
  expect([left.length, rows.filter(({ status }) => status === 'SENT').length]).toEqual([15, 5])
  expect(server.messages).toHaveLength(5)
})
