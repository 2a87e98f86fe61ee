import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { sendDigest } from '@/lib/notifications/digests/commands/send-digest'
import { listDueMembers } from '@/lib/notifications/digests/queries'
import { viewNotification } from '@/lib/notifications/commands/view-notification'
import { tell } from '@/lib/notifications/tell'
import { daysFrom, hoursFrom, now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { aMember, deactivate } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { preferring } from '@/tests/notifications/preferences/preferring'
import { told } from '@/tests/notifications/told'
import { aDailyReader, digestsTo } from './digesting'

const later = () => daysFrom(now(), 2)
const sending = ({ workspaceId, memberId }: { workspaceId: string; memberId: string }, at = later()) =>
  sendDigest(systemActor(workspaceId), { memberId, at })

test('everything since the last one goes out in one mail, newest first, and once however often it is sent', async () => {
  const { actor } = await aDailyReader(['First', 'Second', 'Third'])
  const sent = await Promise.all([sending(actor), sending(actor), sending(actor)])
  expect(sent.filter((isSent) => isSent)).toHaveLength(1)
  expect(await digestsTo(actor.email)).toEqual([['Third', 'Second', 'First']])
  await told(actor, 'Fourth')
  expect(await sending(actor, daysFrom(now(), 3))).toBe(true)
  expect(await digestsTo(actor.email)).toEqual([['Third', 'Second', 'First'], ['Fourth']])
})

test('who moves their hour to a later one of the same day loses nothing of what came in between', async () => {
  const { actor } = await aDailyReader(['In the morning'])
  const at = later()
  await sending(actor, at)
  await told(actor, 'At noon')
  await sending(actor, hoursFrom(at, 3))
  expect(await digestsTo(actor.email)).toEqual([['In the morning'], ['At noon']])
})

test('it greets by the first name, and goes to the whole one', async () => {
  const { actor } = await aDailyReader(['First'])
  await sending(actor)
  const [mail] = await mailsTo(actor.email)
  expect(mail?.props).toMatchObject({ recipientName: actor.firstName })
  expect(mail?.recipientName).toBe(`${actor.firstName} ${actor.lastName}`)
})

test('what is not due yet waits', async () => {
  const { actor } = await aDailyReader(['First'])
  expect(await sending(actor, now())).toBe(false)
  expect(await digestsTo(actor.email)).toEqual([])
})

test('what was read in the meantime is not repeated, and nothing unread is no mail', async () => {
  const { actor, ids } = await aDailyReader(['Read', 'Not read'])
  await viewNotification(actor, { id: ids[0] ?? '' })
  await sending(actor)
  expect(await digestsTo(actor.email)).toEqual([['Not read']])
  const other = await aDailyReader(['Read'])
  await viewNotification(other.actor, { id: other.ids[0] ?? '' })
  expect(await sending(other.actor)).toBe(false)
})

test('what the product does not show stands in its mail to the last line, and is gone after it', async () => {
  const actor = await aMember()
  await preferring(actor, { Review: { product: 'OFF', mail: 'DIGEST' } })
  const telling = { memberId: actor.memberId, type: 'Review' as const, objectId: null, link: '/feedback' }
  const messages = Array.from({ length: 23 }, (_, index) => `By mail alone ${index}`)
  const tellings = messages.map((message) => ({ ...telling, key: unique('event'), message }))
  await transaction((tx) => tell(tx, actor.workspaceId, tellings))
  await sending(actor)
  expect((await digestsTo(actor.email)).map((lines) => lines.toSorted())).toEqual([messages.toSorted()])
  expect(await db.notification.count({ where: { memberId: actor.memberId } })).toBe(0)
})

test('somebody who left since gets no mail', async () => {
  const { actor } = await aDailyReader(['First'])
  await deactivate(actor)
  expect(await sending(actor)).toBe(false)
  expect(await digestsTo(actor.email)).toEqual([])
})

test('of a workspace that is to be deleted it waits, and comes when the workspace is kept', async () => {
  const { actor } = await aDailyReader(['First'])
  const leave = (deletionAt: Date | null) =>
    db.workspace.update({ where: { id: actor.workspaceId }, data: { deletionAt }, select: { id: true } })
  const isDue = async () => {
    const due = await listDueMembers(later(), '00000000-0000-4000-8000-000000000000', 1000)
    return due.some(({ id }) => id === actor.memberId)
  }
  await leave(daysFrom(now(), 20))
  expect(await isDue()).toBe(false)
  expect(await sending(actor)).toBe(false)
  await leave(null)
  expect(await isDue()).toBe(true)
  expect(await sending(actor)).toBe(true)
  expect(await digestsTo(actor.email)).toEqual([['First']])
})

test('the product of another workspace finds nothing of theirs', async () => {
  const { actor } = await aDailyReader(['First'])
  expect(await sending({ ...actor, workspaceId: (await aWorkspace()).id })).toBe(false)
})

test('of a long day the newest twenty are named', async () => {
  const { actor } = await aDailyReader(Array.from({ length: 23 }, (_, index) => `Event ${index}`))
  await sending(actor)
  expect((await digestsTo(actor.email))[0]).toHaveLength(20)
})
