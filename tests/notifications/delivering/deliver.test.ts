import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { queueMail } from '@/lib/notifications/outbox'
import { KEPT_MAIL_DAYS } from '@/lib/notifications/rules/unread'
import { daysFrom, minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { startMailSink } from '@/scripts/support/mail-sink.mjs'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { preferring } from '@/tests/notifications/preferences/preferring'

// One port for the whole file: the product reads its settings once.
const dir = await mkdtemp(join(tmpdir(), 'rapport-mail-'))
let sink = await startMailSink({ dir })
const { port } = sink
process.env.SMTP_URL = sink.url

// Settings are read once: what sends is loaded anew, to read this one.
vi.resetModules()
const { deliverDueMails, forgetOldMails } = await import('@/lib/notifications/jobs')
const { closeMail } = await import('@/lib/platform/mail/mail')

const props = {
  recipientName: 'Tom Reed',
  releaserName: 'Priya Nair',
  reviewTitle: 'Q3',
  link: 'http://rapport.test/feedback/preview/1',
  workspaceName: 'Acme',
}

const newAddresses = (count: number) => Array.from({ length: count }, () => `${randomUUID()}@rapport.test`)

/** Puts mails to as many new addresses into the outbox, and names them. */
async function queue(count: number, name = 'Tom Reed') {
  const addresses = newAddresses(count)
  const mails = addresses.map((address) => ({
    event: 'review.released' as const,
    key: 'one',
    to: { address, name },
    props,
  }))
  await transaction((tx) => queueMail(tx, null, mails))
  return addresses
}

/** The same with invitations to a workspace of its own. */
async function invite(count: number) {
  const { id, name: workspaceName } = await aWorkspace()
  const link = 'http://rapport.test/join/1'
  const invitation = { inviterName: 'Priya Nair', workspaceName, endsOn: 'Nov 30, 2026', link, unsubscribeLink: link }
  const addresses = newAddresses(count)
  const mails = addresses.map((address) => ({
    event: 'invitation.sent' as const,
    key: 'one',
    to: { address },
    props: invitation,
  }))
  await transaction((tx) => queueMail(tx, id, mails))
  return addresses
}

async function lettersArrived(): Promise<{ to: string[]; messageId: string }[]> {
  const files = await readdir(dir)
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(join(dir, file), 'utf8'))))
}

const arrived = async () => (await lettersArrived()).flatMap(({ to }) => to)

const timesArrived = async (addresses: string[]) => {
  const all = await arrived()
  return addresses.map((address) => all.filter((found) => found === address).length)
}

const rowOf = (recipient: string | undefined) => db.mail.findFirstOrThrow({ where: { recipient } })

afterEach(async () => {
  setClock()
  closeMail()
  await sink.stop()
  sink = await startMailSink({ dir, port })
})

test('two workers at once deliver each mail once, and keep nothing of its content', async () => {
  const addresses = await queue(35)
  await Promise.all([deliverDueMails(now()), deliverDueMails(now()), deliverDueMails(now())])
  expect(await timesArrived(addresses)).toEqual(addresses.map(() => 1))
  const rows = await db.mail.findMany({ where: { recipient: { in: addresses } } })
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['SENT']))
  expect(rows.every(({ sealedProps, sentAt }) => sealedProps === null && sentAt !== null)).toBe(true)
})

test('what somebody waits for goes first, and the many mails of one workspace do not hold up another', async () => {
  await deliverDueMails(now())
  const first = await invite(30)
  const later = await invite(1)
  const awaited = `${randomUUID()}@rapport.test`
  const letter = { recipientName: 'Tom', email: awaited, link: 'http://rapport.test/auth/magic-link/1' }
  await transaction((tx) =>
    queueMail(tx, null, [{ event: 'sign-in.link', key: 'one', to: { address: awaited }, props: letter }]),
  )
  await deliverDueMails(minutesFrom(now(), 1))
  const recipient = { in: [...first, ...later, awaited] }
  const sent = await db.mail.findMany({ where: { recipient, status: 'SENT' }, orderBy: { sentAt: 'asc' } })
  const places = sent.map((mail) => mail.recipient)
  expect(places).toHaveLength(32)
  expect(places.slice(0, 10)).toEqual(expect.arrayContaining([awaited, ...later]))
})

test('queueing the same event for the same address again adds nothing', async () => {
  const address = `${randomUUID()}@rapport.test`
  const mail = { event: 'review.released' as const, key: 'twice', to: { address }, props }
  await transaction((tx) => queueMail(tx, null, [mail]))
  await transaction((tx) => queueMail(tx, null, [mail]))
  await deliverDueMails(now())
  await deliverDueMails(minutesFrom(now(), 60))
  expect(await timesArrived([address])).toEqual([1])
})

test('a mail that is handed over again, as nobody could note that it left, is the same to the mail server', async () => {
  const [address = ''] = await queue(1)
  const { id, status, sealedProps, dueAt } = await rowOf(address)
  await deliverDueMails(now())
  await db.mail.update({ where: { id }, data: { status, sealedProps, dueAt, sentAt: null } })
  await deliverDueMails(now())
  const letters = (await lettersArrived()).filter(({ to }) => to.includes(address))
  expect(letters.map(({ messageId }) => messageId)).toEqual([`<${id}@rapport>`, `<${id}@rapport>`])
})

test('what a mail says is not readable while it waits', async () => {
  const [address] = await queue(1)
  const { sealedProps } = await rowOf(address)
  expect(sealedProps).toBeTruthy()
  expect(sealedProps).not.toContain('Priya')
  await deliverDueMails(now())
})

test('a mail server that is away delays a mail, longer each time, and it arrives once', async () => {
  await deliverDueMails(now())
  await sink.stop()
  const [address = ''] = await queue(1)
  const start = minutesFrom(now(), 1)
  await deliverDueMails(start)
  const first = await rowOf(address)
  expect(first).toMatchObject({ status: 'QUEUED', attempts: 1 })
  expect(first.lastError).toBeTruthy()
  expect(first.dueAt.getTime() - start.getTime()).toBeGreaterThanOrEqual(60_000)

  await deliverDueMails(start)
  expect(await rowOf(address)).toMatchObject({ attempts: 1 })

  await deliverDueMails(minutesFrom(start, 2))
  const second = await rowOf(address)
  expect(second.dueAt.getTime() - minutesFrom(start, 2).getTime()).toBeGreaterThanOrEqual(120_000)

  sink = await startMailSink({ dir, port })
  await Promise.all([deliverDueMails(minutesFrom(start, 10)), deliverDueMails(minutesFrom(start, 10))])
  expect(await timesArrived([address])).toEqual([1])
})

test('after four days of attempts a mail is given up, visibly and without its content', async () => {
  await deliverDueMails(minutesFrom(now(), 600))
  await sink.stop()
  const [address] = await queue(1)
  const { dueAt: firstAt } = await rowOf(address)
  let lastAt = firstAt
  for (let row = await rowOf(address); row.status === 'QUEUED'; row = await rowOf(address)) {
    lastAt = row.dueAt
    await deliverDueMails(row.dueAt)
  }
  expect(Math.round((lastAt.getTime() - firstAt.getTime()) / 86_400_000)).toBe(4)
  const row = await rowOf(address)
  expect(row).toMatchObject({ status: 'GIVEN_UP', sealedProps: expect.any(String) })
  expect(row.lastError).toBeTruthy()
})

test('a mail that cannot be opened or has no letter is given up and does not hold back the others', async () => {
  const [broken, unknown, fine = ''] = await queue(3)
  await db.mail.updateMany({ where: { recipient: broken }, data: { sealedProps: 'AAAA' } })
  await db.mail.updateMany({ where: { recipient: unknown }, data: { event: 'review.forgotten' } })
  await deliverDueMails(now())
  expect(await rowOf(broken)).toMatchObject({ status: 'GIVEN_UP', lastError: 'This mail could not be composed.' })
  expect(await rowOf(unknown)).toMatchObject({ status: 'GIVEN_UP' })
  expect(await timesArrived([fine])).toEqual([1])
})

test('a kill between claiming and sending delays a mail by the claim and loses nothing', async () => {
  const [address = ''] = await queue(1)
  const killedAt = now()
  await db.mail.updateMany({ where: { recipient: address }, data: { attempts: 1, dueAt: minutesFrom(killedAt, 5) } })
  await deliverDueMails(minutesFrom(killedAt, 4))
  expect(await timesArrived([address])).toEqual([0])
  await deliverDueMails(minutesFrom(killedAt, 6))
  expect(await timesArrived([address])).toEqual([1])
})

test('a mail tried again inside quiet hours waits for their end, costs no attempt and arrives once', async () => {
  await deliverDueMails(now())
  const actor = await aMember()
  const { email, workspaceId } = actor
  await preferring(actor, { quietFrom: '22:00', quietUntil: '07:00' })
  const [evening, night] = [new Date('2031-11-20T21:59:00Z'), new Date('2031-11-20T23:00:00Z')]
  const morning = new Date('2031-11-21T07:00:00Z')
  setClock(() => evening)
  await sink.stop()
  const mail = { event: 'review.released' as const, key: 'quiet', to: { address: email }, props }
  await transaction((tx) => queueMail(tx, workspaceId, [mail]))
  await deliverDueMails(evening)
  expect(await rowOf(email)).toMatchObject({ status: 'QUEUED', attempts: 1 })

  sink = await startMailSink({ dir, port })
  const [other = ''] = await queue(1)
  expect(await deliverDueMails(night)).toEqual({ sent: 1, failed: 0 })
  expect(await timesArrived([email, other])).toEqual([0, 1])
  expect(await rowOf(email)).toMatchObject({ status: 'QUEUED', attempts: 1, dueAt: morning })

  await deliverDueMails(morning)
  expect(await timesArrived([email])).toEqual([1])
})

test('mails that ended long ago are forgotten, younger ones and those that wait are not', async () => {
  const [sent, givenUp, waiting, young] = await queue(4)
  const [long, less] = [daysFrom(now(), -KEPT_MAIL_DAYS - 1), daysFrom(now(), -KEPT_MAIL_DAYS + 1)]
  const become = (recipient: string | undefined, data: { status?: 'SENT' | 'GIVEN_UP'; dueAt: Date }) =>
    db.mail.updateMany({ where: { recipient }, data })
  await become(sent, { status: 'SENT', dueAt: long })
  await become(givenUp, { status: 'GIVEN_UP', dueAt: long })
  await become(waiting, { dueAt: long })
  await become(young, { status: 'SENT', dueAt: less })
  await forgetOldMails(now())
  expect(await forgetOldMails(now())).toEqual({ forgotten: 0 })
  const kept = await db.mail.findMany({ where: { recipient: { in: [sent, givenUp, waiting, young].map(String) } } })
  expect(kept.map(({ recipient }) => recipient).toSorted()).toEqual([waiting, young].toSorted())
})
