import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { db, transaction } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'

const act = { action: 'review.exported', objectId: null, title: 'Exported “How we work”' } as const

const linesOf = (workspaceId: string) => db.auditEntry.findMany({ where: { workspaceId } })

test('says who did what, or that the product did it', async () => {
  const actor = await aMember()
  await transaction((tx) => record(tx, actor, act))
  await transaction((tx) => record(tx, systemActor(actor.workspaceId), { ...act, title: 'x'.repeat(900) }))
  const lines = await linesOf(actor.workspaceId)
  expect(lines.map(({ memberId }) => memberId).toSorted()).toEqual([actor.memberId, null].toSorted())
  expect(lines.map(({ title }) => title.length).toSorted()).toEqual([22, 500])
})

test('is written with the act, or not at all', async () => {
  const actor = await aMember()
  const failing = transaction(async (tx) => {
    await record(tx, actor, act)
    throw new Error('The act failed.')
  })
  await expect(failing).rejects.toThrow('The act failed.')
  expect(await linesOf(actor.workspaceId)).toEqual([])
})

test('cannot be changed or taken away', async () => {
  const actor = await aMember()
  await transaction((tx) => record(tx, actor, act))
  const where = { workspaceId: actor.workspaceId }
  await expect(db.auditEntry.updateMany({ where, data: { title: 'Nothing happened' } })).rejects.toThrow('append-only')
  await expect(db.auditEntry.deleteMany({ where })).rejects.toThrow('append-only')
  await expect(db.$executeRaw`TRUNCATE "AuditEntry"`).rejects.toThrow('append-only')
  expect(await linesOf(actor.workspaceId)).toMatchObject([{ title: act.title }])
})
