import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import ReviewNudged from '@/emails/reviews/review-nudged'
import { queueMail } from '@/lib/notifications/outbox'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { startMailServer, type Answer } from './mail-server'

const ours: Record<'login' | 'sender' | 'relay' | 'policy', Answer> = {
  login: null,
  sender: null,
  relay: null,
  policy: null,
}

const server = await startMailServer({
  login: () => ours.login,
  sender: () => ours.sender,
  recipient: (address) => {
    if (address.startsWith('nobody-')) return { code: 550, text: 'There is nobody of this name.' }
    if (address.startsWith('moved-')) return { code: 550, text: '5.1.6 Gone from 10.5.7.1 for good.' }
    return address.startsWith('later-') ? { code: 451, text: 'Not now.' } : ours.relay
  },
  message: (raw) => (raw.includes('spam-') ? { code: 554, text: 'We take no such mail.' } : ours.policy),
})
process.env.SMTP_URL = server.url

// Settings are read once: what sends is loaded anew, to read this one.
vi.resetModules()
const { deliverDueMails } = await import('@/lib/notifications/jobs')
const { closeMail } = await import('@/lib/platform/mail/mail')

afterEach(() => {
  ours.login = ours.sender = ours.relay = ours.policy = null
})

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
  expect(mail).toMatchObject({ status: 'GIVEN_UP', attempts: 1 })
  expect(mail.lastError).toContain('There is nobody of this name.')
})

test('an address of a machine whose number looks like such a refusal is an address all the same', async () => {
  const { recipient, status } = await mailTo('moved')
  expect(status).toBe('GIVEN_UP')
  expect(await noteOf(recipient)).not.toBeNull()
})

test('an address that is refused for now is tried again later', async () => {
  const mail = await mailTo('later')
  expect(mail).toMatchObject({ status: 'QUEUED', attempts: 1 })
  expect(mail.sealedProps).not.toBeNull()
})

test('a mail that is refused for what it says is given up at once, and nothing is said of its address', async () => {
  const mail = await mailTo('spam')
  expect(mail).toMatchObject({ status: 'GIVEN_UP', attempts: 1 })
  expect(await noteOf(mail.recipient)).toBeNull()
})

test.each([
  ['login', { code: 535, text: 'Wrong password.' }],
  ['sender', { code: 550, text: 'You may not send as this.' }],
  ['relay', { code: 554, text: '5.7.1 Relay access denied.' }],
  ['policy', { code: 550, text: '5.7.26 This sender is not authenticated.' }],
] as const)('when our %s is refused, no mail is to blame: each waits and arrives once', async (step, answer) => {
  closeMail()
  ours[step] = answer
  const waiting = await mailTo('patient')
  expect(waiting).toMatchObject({ status: 'QUEUED', attempts: 1, sealedProps: expect.any(String) })
  expect(waiting.lastError).toContain(answer.text)
  expect(await noteOf(waiting.recipient)).toBeNull()
  ours[step] = null
  await deliverDueMails(minutesFrom(now(), 2))
  await deliverDueMails(minutesFrom(now(), 4))
  const arrived = server.messages.filter(({ recipients }) => recipients.includes(waiting.recipient))
  expect(arrived).toHaveLength(1)
})

test('line breaks in a name or a title reach no header and no other recipient', async () => {
  const { recipient, id } = await mailTo('eve', hostile)
  const received = server.messages.filter(({ recipients }) => recipients.includes(recipient))
  expect(received.map(({ recipients }) => recipients)).toEqual([[recipient]])
  const head = received[0]?.raw.split('\r\n\r\n')[0] ?? ''
  expect(head).not.toMatch(/^bcc:/im)
  expect(received[0]?.subject).toMatch(/^Eve Bcc:/i)
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

test('of a reminder that is refused nothing is remembered: it would tell who has not answered', async () => {
  const address = `nobody-${randomUUID()}@rapport.test`
  const props = ReviewNudged.PreviewProps
  const reminder = { event: 'review.nudged' as const, key: 'one', to: { address }, props }
  await transaction((tx) => queueMail(tx, null, [reminder]))
  await deliverDueMails(now())
  expect(await db.mail.findFirstOrThrow({ where: { recipient: address } })).toMatchObject({ status: 'GIVEN_UP' })
  expect(await noteOf(address)).toBeNull()
})

test('of a reminder that arrives nothing is forgotten: it would tell who has not answered', async () => {
  const address = `fine-${randomUUID()}@rapport.test`
  const note = { email: address, reason: 'The mailbox is full.' }
  await db.bouncedAddress.create({ data: { ...note, createdAt: now() } })
  const props = ReviewNudged.PreviewProps
  const reminder = { event: 'review.nudged' as const, key: 'one', to: { address }, props }
  await transaction((tx) => queueMail(tx, null, [reminder]))
  await deliverDueMails(now())
  expect(await db.mail.findFirstOrThrow({ where: { recipient: address } })).toMatchObject({ status: 'SENT' })
  expect(await noteOf(address)).toMatchObject(note)
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
