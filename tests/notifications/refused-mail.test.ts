import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queueMail } from '@/lib/notifications/outbox'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { startMailServer } from './mail-server'

const server = await startMailServer((recipient) => {
  if (recipient.startsWith('nobody-')) return { code: 550, text: 'There is nobody of this name.' }
  return recipient.startsWith('later-') ? { code: 451, text: 'Not now.' } : null
})
process.env.SMTP_URL = server.url

// Settings are read once: what sends is loaded anew, to read this one.
vi.resetModules()
const { deliverDueMails } = await import('@/lib/notifications/jobs')
const { closeMail } = await import('@/lib/platform/mail/mail')

// What the files before this one have left in the outbox would be delivered first, all of it.
beforeAll(() => db.mail.deleteMany({ where: { status: 'QUEUED' } }))

afterAll(async () => {
  closeMail()
  await server.stop()
})

const hostile = 'Eve\r\nBcc: victim@elsewhere.example\r\n'

function letterTo(address: string, name = '') {
  const props = {
    recipientName: name,
    releaserName: hostile,
    reviewTitle: hostile,
    link: 'http://rapport.test/',
    workspaceName: 'Acme',
  }
  return { event: 'review.released' as const, key: 'one', to: { address, name }, props }
}

async function mailTo(prefix: string, name = '') {
  const address = `${prefix}-${randomUUID()}@rapport.test`
  await transaction((tx) => queueMail(tx, null, [letterTo(address, name)]))
  await deliverDueMails(now())
  return db.mail.findFirstOrThrow({ where: { recipient: address } })
}

test('an address that is refused for good is given up at once, with what the server said', async () => {
  const mail = await mailTo('nobody')
  expect(mail).toMatchObject({ status: 'GIVEN_UP', attempts: 1, sealedProps: null })
  expect(mail.lastError).toContain('There is nobody of this name.')
})

test('an address that is refused for now is tried again later', async () => {
  const mail = await mailTo('later')
  expect(mail).toMatchObject({ status: 'QUEUED', attempts: 1 })
  expect(mail.sealedProps).not.toBeNull()
})

test('line breaks in a name or a title reach no header and no other recipient', async () => {
  const { recipient, id } = await mailTo('eve', hostile)
  const received = server.messages.filter(({ recipients }) => recipients.includes(recipient))
  expect(received.map(({ recipients }) => recipients)).toEqual([[recipient]])
  const head = received[0]?.raw.split('\r\n\r\n')[0] ?? ''
  expect(head).not.toMatch(/^bcc:/im)
  expect(head).toMatch(/^Subject: Eve Bcc:/im)
  expect(head).toContain(`<${id}@rapport>`)
})

test('a mail carries both an HTML and a plain-text part', async () => {
  const { recipient } = await mailTo('both')
  const raw = server.messages.find(({ recipients }) => recipients.includes(recipient))?.raw
  expect(raw).toMatch(/multipart\/alternative/)
  expect(raw).toMatch(/text\/plain/)
  expect(raw).toMatch(/text\/html/)
})

const noteOf = (email: string) => db.bouncedAddress.findUnique({ where: { email } })

test('an address that is refused for good is remembered, and forgotten when a mail arrives there', async () => {
  const { recipient } = await mailTo('nobody')
  expect((await noteOf(recipient))?.reason).toContain('There is nobody of this name.')
  const address = `fine-${randomUUID()}@rapport.test`
  await db.bouncedAddress.create({ data: { email: address, reason: 'The mailbox is full.', createdAt: now() } })
  await transaction((tx) => queueMail(tx, null, [letterTo(address)]))
  await deliverDueMails(now())
  expect(await noteOf(address)).toBeNull()
})

test('a server that is away for now, or a letter that cannot be written, says nothing of an address', async () => {
  const { recipient } = await mailTo('later')
  expect(await noteOf(recipient)).toBeNull()
  const address = `broken-${randomUUID()}@rapport.test`
  await transaction((tx) => queueMail(tx, null, [{ ...letterTo(address), key: 'broken' }]))
  await db.mail.updateMany({ where: { recipient: address }, data: { sealedProps: 'AAAA' } })
  await deliverDueMails(now())
  expect(await db.mail.findFirstOrThrow({ where: { recipient: address } })).toMatchObject({ status: 'GIVEN_UP' })
  expect(await noteOf(address)).toBeNull()
})
