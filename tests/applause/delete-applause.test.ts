import { expect, test } from 'vitest'
import { listActivity } from '@/lib/activity/queries'
import { commentOnApplause } from '@/lib/applause/commands/comment-on-applause'
import { deleteApplause } from '@/lib/applause/commands/delete-applause'
import { reactToApplause } from '@/lib/applause/commands/react-to-applause'
import { listApplause } from '@/lib/applause/queries/list-applause'
import { applauseListSchema } from '@/lib/applause/schema'
import { hoursFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import {
  anApplause,
  anApplauseCircle,
  anApplauseComment,
  applauseNow,
  giveApplauseAge,
} from '@/tests/factories/applause'
import { mailsTo } from '@/tests/support/outbox'
import { outcomeOf } from '@/tests/support/refused'

const everything = applauseListSchema.parse({})

test('deletes words, reactions, comments, notifications and mails', async () => {
  const { giver, tom, colleague } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom], { words: 'Thank you.' })
  await reactToApplause(tom, { id, kind: 'thanks', isOn: true })
  await anApplauseComment(colleague, id)
  await deleteApplause(giver, { id })
  expect(await applauseNow({ id })).toMatchObject({ words: '', recipients: [], reactions: [], comments: [] })
  expect((await listApplause(tom, everything)).rows).toEqual([])
  for (const { memberId, email } of [tom, giver]) {
    expect(await db.notification.count({ where: { memberId, type: 'Applaud' } })).toBe(0)
    expect((await mailsTo(email)).filter(({ event }) => event === 'applause.given')).toEqual([])
  }
  for (const person of [tom, giver])
    expect((await listActivity(person, { size: 5, category: 'Applaud' })).rows).toEqual([])
})

test('deletes notifications of people mentioned in its comments, and of no other applause', async () => {
  const { giver, tom, lena } = await anApplauseCircle()
  const mention = (id: string) =>
    commentOnApplause(tom, { madeId: randomId(), id, comment: 'Well said.', mentionedIds: [lena.memberId] })
  const [kept, deleted] = [await anApplause(giver, [tom]), await anApplause(giver, [tom])]
  for (const { id } of [kept, deleted]) await mention(id)
  await deleteApplause(giver, deleted)
  const left = await db.notification.findMany({ where: { memberId: lena.memberId, type: 'Applaud' } })
  expect(left.map(({ objectId }) => objectId)).toEqual([kept.id])
})

test('the giver deletes it within 24 hours, and nobody else but an Admin', async () => {
  const { giver, tom, colleague, manager } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  const remove = (actor: typeof giver) => outcomeOf(deleteApplause(actor, { id }))
  expect(await Promise.all([tom, colleague, manager].map(remove))).toEqual(['forbidden', 'forbidden', 'forbidden'])
  await giveApplauseAge({ id }, hoursFrom(now(), -25))
  expect(await remove(giver)).toBe('conflict')
  await giveApplauseAge({ id }, hoursFrom(now(), -23))
  expect(await remove(giver)).toBe('done')
  expect(await remove(giver)).toBe('not-found')
})

test('an Admin deletes any public one, which the audit log keeps without the words', async () => {
  const { giver, tom, admin, workspace } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom], { words: 'Quokka' })
  await giveApplauseAge({ id }, hoursFrom(now(), -500))
  await deleteApplause(admin, { id })
  const lines = await db.auditEntry.findMany({ where: { workspaceId: workspace.id, action: 'applause.deleted' } })
  expect(lines.map(({ title }) => title)).toEqual(['Deleted applause from Gita Rao to Tom Reed'])
  const hidden = await anApplause(giver, [tom], { isPublic: false })
  expect(await outcomeOf(deleteApplause(admin, hidden))).toBe('not-found')
})

test('an Admin deletes their own after 24 hours as any public one, which the audit log keeps', async () => {
  const { admin, tom, workspace } = await anApplauseCircle()
  const { id } = await anApplause(admin, [tom])
  await giveApplauseAge({ id }, hoursFrom(now(), -25))
  await deleteApplause(admin, { id })
  expect(await db.auditEntry.count({ where: { workspaceId: workspace.id, action: 'applause.deleted' } })).toBe(1)
})

test('what somebody deletes of their own is no line of the log', async () => {
  const { giver, tom, workspace } = await anApplauseCircle()
  await deleteApplause(giver, await anApplause(giver, [tom]))
  expect(await db.auditEntry.count({ where: { workspaceId: workspace.id } })).toBe(0)
})
