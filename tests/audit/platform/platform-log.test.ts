import { expect, test } from 'vitest'
import { operatorActor } from '@/lib/access/operator'
import { listPlatformActs } from '@/lib/audit/platform/queries'
import { recordAct } from '@/lib/audit/platform/record-act'
import { db, transaction } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aSuperAdmin } from '@/tests/factories/members'

const act = (objectId: string, action: 'plan.edited' | 'workspace.suspended' = 'plan.edited') => ({
  action,
  objectId,
  title: 'Edited the plan Pro',
  reason: 'New numbers.',
})

test('keeps who did what and why, and reads it by what it was about', async () => {
  const [root, id] = [await aSuperAdmin(), randomId()]
  await transaction(async (tx) => {
    await recordAct(tx, root, act(id))
    await recordAct(tx, operatorActor(), act(id, 'workspace.suspended'))
  })
  const read = async (kind: 'all' | 'plans') => (await listPlatformActs(root, { kind, about: id })).rows
  expect(await read('plans')).toMatchObject([
    { email: root.email, title: 'Edited the plan Pro', reason: 'New numbers.' },
  ])
  expect((await read('all')).map(({ email }) => email).toSorted()).toEqual([root.email, null].toSorted())
})

test('no line can be changed or removed', async () => {
  const id = randomId()
  await transaction(async (tx) => recordAct(tx, await aSuperAdmin(), act(id)))
  const where = { objectId: id }
  await expect(db.platformAct.updateMany({ where, data: { title: 'Nothing' } })).rejects.toThrow(/append-only/)
  await expect(db.platformAct.deleteMany({ where })).rejects.toThrow(/append-only/)
  await expect(db.$executeRaw`TRUNCATE "PlatformAct"`).rejects.toThrow(/append-only/)
})
