import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { personActor } from '@/lib/access/person'
import { confirmEmailChange } from '@/lib/members/account/commands/confirm-email-change'
import { deactivatePeople } from '@/lib/members/people/commands/deactivate-people'
import { queueMail } from '@/lib/notifications/outbox'
import { unsubscribe } from '@/lib/notifications/unsubscribing/commands/unsubscribe'
import { readerLinks } from '@/lib/notifications/unsubscribing/queries/member-code'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { keepWorkspace } from '@/lib/workspaces/deletion/commands/keep-workspace'
import { scheduleDeletion } from '@/lib/workspaces/deletion/commands/schedule-deletion'
import { aMember, anAdmin, aVisitor } from '@/tests/factories/members'
import { aCircle, aReview, mailedCode } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { startMailServer } from './mail-server'
import { noMail, preferring } from '@/tests/notifications/preferences/preferring'

const server = await startMailServer({})
process.env.SMTP_URL = server.url

// Settings are read once: what sends is loaded anew, to read this one.
vi.resetModules()
const { deliverDueMails } = await import('@/lib/notifications/jobs')
const { closeMail } = await import('@/lib/platform/mail/mail')

const [night, morning] = [new Date('2031-11-20T23:00:00Z'), new Date('2031-11-21T07:00:00Z')]
const quiet = { quietFrom: '22:00', quietUntil: '07:00' }

afterEach(() => setClock())

afterAll(async () => {
  closeMail()
  await server.stop()
})

const props = { reviewTitle: 'Q3', link: 'http://rapport.test/', workspaceName: 'Acme' }
const shared = (address: string) => ({
  event: 'review.shared' as const,
  key: randomUUID(),
  to: { address },
  props: { ...props, sharerName: 'Priya Nair' },
})
const digest = (address: string) => ({
  event: 'notification.digest' as const,
  key: randomUUID(),
  to: { address },
  props: { ...props, lines: [], count: 0 },
})

/** Somebody to whom such a mail was written in the night, and an Admin beside them. */
async function aSleeper(letter: typeof shared | typeof digest = shared) {
  const admin = await anAdmin()
  const actor = await aMember({ workspace: { id: admin.workspaceId } })
  await preferring(actor, quiet)
  setClock(() => night)
  await transaction((tx) => queueMail(tx, actor.workspaceId, [letter(actor.email)]))
  expect(await db.mail.findFirst({ where: { recipient: actor.email } })).toMatchObject({ dueAt: morning })
  return { actor, admin }
}

const subjectsTo = (address: string) =>
  server.messages.filter(({ recipients }) => recipients.includes(address)).map(({ subject }) => subject)

/** Whether what waited came, and how often, to each of these. */
async function arrivedInTheMorning(...addresses: string[]) {
  setClock(() => morning)
  await deliverDueMails(morning)
  return addresses.map(
    (address) => subjectsTo(address).filter((subject) => /: “Q3”$|new notification/.test(subject)).length,
  )
}

const codeOf = (event: string, { memberId, workspaceId }: Actor) =>
  readerLinks(event, { memberId, type: 'Review', workspaceId }).mailOffLink?.split('/').at(-1) ?? ''

const newAddress = () => `${unique('moved')}@acme.example`

/** Moves the address of somebody, as the link that was mailed to the new one does. */
async function moveAddress({ userId }: Actor, email: string) {
  const token = newToken()
  const data = { userId, email, tokenHash: hashToken(token), createdAt: night, expiresAt: morning }
  await db.emailVerification.create({ data })
  await confirmEmailChange(aVisitor(), { token })
}

/** The day on which a workspace is deleted has come, and nobody has taken it back. */
const passDeletion = ({ workspaceId: id }: Actor) =>
  db.workspace.update({ where: { id }, data: { deletionAt: night }, select: { id: true } })

type Sleeper = Awaited<ReturnType<typeof aSleeper>>

const farewells: [string, (sleeper: Sleeper) => Promise<unknown>][] = [
  ['who lost their access', ({ admin, actor }) => deactivatePeople(admin, { ids: [actor.memberId] })],
  ['who turned such mail off', ({ actor }) => unsubscribe(aVisitor(), { code: codeOf('review.shared', actor) })],
  ['who turned it off in their settings', ({ actor }) => preferring(actor, { ...quiet, Review: { mail: 'OFF' } })],
  ['whose workspace is gone in a moment', ({ admin }) => passDeletion(admin)],
]

test.each(farewells)('what waits for somebody %s does not leave, and is no failure', async (_who, leave) => {
  const sleeper = await aSleeper()
  const { email: recipient } = sleeper.actor
  await leave(sleeper)
  expect(await arrivedInTheMorning(recipient)).toEqual([0])
  expect(await db.mail.count({ where: { recipient, event: 'review.shared' } })).toBe(0)
})

test('who stays gets it, whether or not they asked for a daily mail meanwhile', async () => {
  const [one, other] = [await aSleeper(), await aSleeper()]
  await preferring(other.actor, { ...quiet, Review: { mail: 'DIGEST' } })
  expect(await arrivedInTheMorning(one.actor.email, other.actor.email)).toEqual([1, 1])
})

test('a daily mail does not leave once nothing is to be mailed, and does while something is', async () => {
  const [one, other] = [await aSleeper(digest), await aSleeper(digest)]
  await preferring(one.actor, { ...quiet, ...noMail })
  await preferring(other.actor, { ...quiet, ...noMail, User_Invite: { mail: 'DIGEST' } })
  expect(await arrivedInTheMorning(one.actor.email, other.actor.email)).toEqual([0, 1])
})

test('what tells somebody that they lost their access still reaches them', async () => {
  const { actor, admin } = await aSleeper()
  await deactivatePeople(admin, { ids: [actor.memberId] })
  await deliverDueMails(night)
  expect(subjectsTo(actor.email)).toEqual([expect.stringContaining('Acme')])
})

test('who has a new address gets it there, and at the old one only that it was changed', async () => {
  const { actor } = await aSleeper()
  const email = newAddress()
  await moveAddress(actor, email)
  expect(await arrivedInTheMorning(actor.email, email)).toEqual([0, 1])
  expect(subjectsTo(actor.email)).toHaveLength(1)
})

test('what was written to the new address before comes once, and to the old one no more', async () => {
  const { actor } = await aSleeper()
  const email = newAddress()
  const same = { ...shared(actor.email), key: 'one' }
  for (const address of [actor.email, email]) {
    await transaction((tx) => queueMail(tx, actor.workspaceId, [{ ...same, to: { address } }]))
  }
  await db.mail.deleteMany({ where: { recipient: actor.email, key: { not: `review.shared:one:${actor.email}` } } })
  await moveAddress(actor, email)
  expect(await arrivedInTheMorning(actor.email, email)).toEqual([0, 1])
})

test('what has come to the old address is not written to the new one once more', async () => {
  const { actor } = await aSleeper()
  const letter = { ...shared(actor.email), key: 'this morning' }
  const write = (address: string) =>
    transaction((tx) => queueMail(tx, actor.workspaceId, [{ ...letter, to: { address } }]))
  await write(actor.email)
  await db.mail.updateMany({ where: { recipient: actor.email }, data: { status: 'SENT', sealedProps: null } })
  const email = newAddress()
  await moveAddress(actor, email)
  expect(await write(email)).toBe(0)
  const known = await db.mail.findFirstOrThrow({ where: { key: `review.shared:this morning:${email}` } })
  expect(known).toMatchObject({ recipient: actor.email, status: 'SENT' })

  const newest = newAddress()
  await moveAddress({ ...actor, email }, newest)
  expect(await write(newest)).toBe(0)
})

test('somebody outside is asked though their account is elsewhere, and not once they want no more mail', async () => {
  const { creator } = await aCircle(0)
  const { email: elsewhere } = await aMember()
  const unsubscribed = `${unique('olga')}@client.example`
  await aReview(creator, { emails: [elsewhere, unsubscribed] })
  await unsubscribe(aVisitor(), { code: await mailedCode(unsubscribed) })
  await deliverDueMails(now())
  expect([elsewhere, unsubscribed].map((address) => subjectsTo(address).length)).toEqual([1, 0])
  expect(await db.mail.count({ where: { recipient: unsubscribed } })).toBe(0)
})

test('while the workspace is to be deleted only that is mailed, and once it is kept what waited comes, once', async () => {
  const { actor, admin } = await aSleeper()
  const outside = `${unique('olga')}@client.example`
  await aReview(admin, { asked: [actor], emails: [outside] })
  await scheduleDeletion(admin, { typedName: admin.workspaceName })
  expect(await arrivedInTheMorning(actor.email)).toEqual([0])
  expect([outside, admin.email].map((address) => subjectsTo(address).length)).toEqual([0, 1])
  expect(await db.mail.findFirst({ where: { recipient: outside } })).toMatchObject({ status: 'QUEUED', attempts: 0 })
  await keepWorkspace(await personActor(admin.userId), { id: admin.workspaceId })
  for (const _ of ['once', 'twice']) await deliverDueMails(daysFrom(now(), 1))
  expect(subjectsTo(actor.email).filter((subject) => subject.endsWith(': “Q3”'))).toHaveLength(1)
  expect([outside, admin.email].map((address) => subjectsTo(address).length)).toEqual([1, 2])
})
