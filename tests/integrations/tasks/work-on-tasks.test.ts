import { expect, test, vi } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { workOnTasks, type Task } from '@/lib/integrations/tasks/steps/work-on-tasks'
import { enqueueTasks } from '@/lib/integrations/tasks/steps/enqueue-tasks'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import { aGoogleAccount, theProviders } from '@/tests/factories/integrations'
import { aMember } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'

async function aTask(payload?: object) {
  const actor = await aMember()
  const { id: integrationId, workspaceId } = await aGoogleAccount(actor, await theProviders())
  const task = { workspaceId, integrationId, kind: unique('kind'), objectId: '1', ...(payload && { payload }) }
  const enqueue = () => transaction((tx) => enqueueTasks(tx, [task]))
  await enqueue()
  const read = () => db.integrationTask.findFirst({ where: { integrationId } })
  const makeDue = () => db.integrationTask.updateMany({ where: { integrationId }, data: { dueAt: new Date(0) } })
  return { ...task, actor, enqueue, read, makeDue }
}

const failing = (failure: Error) => () => Promise.reject(failure)

test('one object is one call, made once by two workers together', async () => {
  const { kind, enqueue, read } = await aTask({ to: 'somebody' })
  await enqueue()
  const perform = vi.fn(async (_task: Task) => {})
  await Promise.all([workOnTasks(kind, perform), workOnTasks(kind, perform)])
  expect(perform).toHaveBeenCalledTimes(1)
  expect(await read()).toBeNull()
})

test('what changes while the call is under way is told again', async () => {
  const { kind, enqueue, read } = await aTask()
  const perform = vi.fn(async (_task: Task) => {
    if (perform.mock.calls.length === 1) await enqueue()
  })
  await workOnTasks(kind, perform)
  await workOnTasks(kind, perform)
  expect(perform).toHaveBeenCalledTimes(2)
  expect(await read()).toBeNull()
})

test('what changes while a worker calls is left to that worker', async () => {
  const { kind, enqueue, read } = await aTask()
  const perform = vi.fn(async (_task: Task) => {
    if (perform.mock.calls.length > 1) return
    await enqueue()
    await workOnTasks(kind, other)
    await enqueue()
    await workOnTasks(kind, other)
  })
  const other = vi.fn(async () => {})
  await workOnTasks(kind, perform)
  expect([perform.mock.calls.length, other.mock.calls.length]).toEqual([2, 0])
  expect(await read()).toBeNull()
})

test('a provider that is away is asked again later; one that asks to wait, when it says', async () => {
  const { kind, read, makeDue } = await aTask()
  await workOnTasks(kind, failing(new ProviderFailure('unavailable', '503')))
  const first = await read()
  expect(first).toMatchObject({ attempts: 1, lastError: '503', status: 'QUEUED' })
  expect(first?.dueAt.getTime()).toBeGreaterThan(now().getTime() + 10_000)
  await makeDue()
  await workOnTasks(kind, failing(new ProviderFailure('rate-limited', '429', 90)))
  const second = await read()
  expect(second?.attempts).toBe(1)
  expect(second?.dueAt.getTime()).toBeGreaterThan(now().getTime() + 80_000)
})

test('lost access breaks the connection, and its calls wait until it is connected anew', async () => {
  const { kind, actor, read, makeDue } = await aTask()
  await workOnTasks(kind, failing(new ProviderFailure('revoked', 'invalid_grant')))
  expect((await memberActor(actor.memberId)).lostConnections).toHaveLength(1)
  await makeDue()
  const perform = vi.fn(async () => {})
  await workOnTasks(kind, perform)
  expect(perform).not.toHaveBeenCalled()
  expect(await read()).toMatchObject({ status: 'QUEUED' })
  await aGoogleAccount(actor, await theProviders())
  await workOnTasks(kind, perform)
  expect(perform).toHaveBeenCalledTimes(1)
})

test('half a day of failures breaks the connection; a refusal is given up', async () => {
  const away = await aTask()
  await db.integrationTask.updateMany({ where: { integrationId: away.integrationId }, data: { attempts: 19 } })
  await workOnTasks(away.kind, failing(new ProviderFailure('unavailable', 'no answer')))
  expect((await memberActor(away.actor.memberId)).lostConnections).toHaveLength(1)

  const refused = await aTask()
  await workOnTasks(refused.kind, failing(new ProviderFailure('refused', 'channel_not_found')))
  expect(await refused.read()).toMatchObject({ status: 'GIVEN_UP', lastError: 'channel_not_found' })
})

test('an error of ours is given up and breaks no connection', async () => {
  const { kind, actor, integrationId, read } = await aTask()
  await db.integrationTask.updateMany({ where: { integrationId }, data: { attempts: 19 } })
  await workOnTasks(kind, failing(new Error('a row that cannot be written')))
  expect((await memberActor(actor.memberId)).lostConnections).toHaveLength(0)
  expect(await read()).toMatchObject({ status: 'GIVEN_UP' })
})

test('a limit that names no time is waited for longer each time, and breaks nothing', async () => {
  const { kind, actor, integrationId, read, makeDue } = await aTask()
  const limited = failing(new ProviderFailure('rate-limited', '403 quotaExceeded'))
  for (let time = 0; time < 3; time++) {
    await makeDue()
    await workOnTasks(kind, limited)
  }
  expect((await read())?.dueAt.getTime()).toBeGreaterThan(now().getTime() + 50_000)
  await db.integrationTask.updateMany({ where: { integrationId }, data: { attempts: 30, dueAt: new Date(0) } })
  await workOnTasks(kind, limited)
  expect(await read()).toMatchObject({ status: 'QUEUED', attempts: 9 })
  expect((await memberActor(actor.memberId)).lostConnections).toHaveLength(0)
})
