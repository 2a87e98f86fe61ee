import { afterEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { queueMail } from '@/lib/notifications/outbox'
import {
  countUnread,
  countUnseen,
  getNotificationFeed,
  listNotifications,
} from '@/lib/notifications/queries/list-notifications'
import { tell } from '@/lib/notifications/tell'
import { setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { preferring } from './preferring'

const evening = new Date('2026-11-21T22:30:00Z')
afterEach(() => setClock())

const tellAll = (people: Actor[], given: { type?: 'Review' | 'User_Invite'; isProductOnly?: boolean } = {}) => {
  const key = unique('event')
  const tellings = people.map(({ memberId }) => ({
    memberId,
    type: 'Review' as const,
    objectId: null,
    key,
    message: 'Something happened',
    link: '/feedback',
    ...given,
  }))
  return transaction((tx) => tell(tx, people[0]?.workspaceId ?? '', tellings))
}

const closedProps = { recipientName: '', reviewTitle: 'Q3', answeredCount: 1, askedCount: 1, isHidden: false }

function mailAll(people: Actor[]) {
  const mails = people.map(({ email: address }) => ({
    event: 'review.closed' as const,
    key: unique('one'),
    to: { address },
    props: { ...closedProps, link: 'http://rapport.test/', workspaceName: 'Acme' },
  }))
  return transaction((tx) => queueMail(tx, people[0]?.workspaceId ?? '', mails))
}

async function threePeople() {
  const usual = await aMember()
  const workspace = { id: usual.workspaceId }
  return { usual, daily: await aMember({ workspace }), silent: await aMember({ workspace }) }
}

test('each hears of the same event in their own way, in the product and by mail', async () => {
  const { usual, daily, silent } = await threePeople()
  await preferring(daily, { Review: { mail: 'DIGEST' } })
  await preferring(silent, { Review: { product: 'OFF', mail: 'OFF' } })
  await tellAll([usual, daily, silent])
  await mailAll([usual, daily, silent])
  expect(await Promise.all([usual, daily, silent].map((person) => countUnread(person)))).toEqual([1, 1, 0])
  const mailed = await Promise.all([usual, daily, silent].map(({ email }) => mailsTo(email)))
  expect(mailed.map(({ length }) => length)).toEqual([1, 0, 0])
})

test('another kind of thing is heard of as before', async () => {
  const actor = await aMember()
  await preferring(actor, { Review: { product: 'OFF' } })
  await tellAll([actor], { type: 'User_Invite' })
  expect(await countUnread(actor)).toBe(1)
})

test('what is not shown but mailed daily stands in no list and in no count', async () => {
  const actor = await aMember()
  await preferring(actor, { Review: { product: 'OFF', mail: 'DIGEST' } })
  await tellAll([actor])
  const stored = await db.notification.findFirstOrThrow({ where: { memberId: actor.memberId } })
  expect(stored.digestAt).not.toBeNull()
  expect([await countUnread(actor), await countUnseen(actor)]).toEqual([0, 0])
  for (const type of ['all', 'unread'] as const) {
    expect((await listNotifications(actor, { type })).rows).toEqual([])
    expect(await getNotificationFeed(actor, { type, skip: 0 })).toMatchObject({ data: [], unSeenCount: 0 })
  }
})

test('what is for the product alone stands in no daily mail', async () => {
  const { daily, silent } = await threePeople()
  await preferring(daily, { Review: { mail: 'DIGEST' } })
  await preferring(silent, { Review: { product: 'OFF', mail: 'DIGEST' } })
  await tellAll([daily, silent], { isProductOnly: true })
  const rows = await db.notification.findMany({ where: { workspaceId: daily.workspaceId } })
  expect(rows).toMatchObject([{ memberId: daily.memberId, digestAt: null, readAt: null }])
})

test('in quiet hours mail waits for their end, and security mail does not', async () => {
  const actor = await aMember()
  await preferring(actor, { quietFrom: '22:00', quietUntil: '07:00' })
  setClock(() => evening)
  await mailAll([actor])
  const props = { recipientName: '', email: actor.email, link: 'http://rapport.test/' }
  const secure = { event: 'sign-in.link' as const, key: unique('one'), to: { address: actor.email }, props }
  await transaction((tx) => queueMail(tx, null, [secure]))
  const due = await db.mail.findMany({ where: { recipient: actor.email }, select: { event: true, dueAt: true } })
  expect(Object.fromEntries(due.map(({ event, dueAt }) => [event, dueAt]))).toEqual({
    'review.closed': new Date('2026-11-22T07:00:00Z'),
    'sign-in.link': evening,
  })
})

test('mail to somebody with a place here leads to their settings, other mail does not', async () => {
  const actor = await aMember()
  await mailAll([actor])
  const outside = `${unique('olga')}@client.example`
  await mailAll([{ ...actor, email: outside }])
  const [inside, beyond] = [await mailsTo(actor.email), await mailsTo(outside)]
  expect(inside[0]?.props['settingsLink']).toBe(
    `http://rapport.test/profile?tab=settings&workspace=${actor.workspaceId}`,
  )
  expect(inside[0]?.props['mailOffLink']).toMatch(/\/api\/unsubscribe\/[\w-]+\.Review\.[\w-]{43}$/)
  expect(Object.keys(beyond[0]?.props ?? {})).not.toContain('settingsLink')
})
