import { afterEach, describe, test, expect } from 'vitest'
import { setClock, now, minutesFrom } from '@/lib/platform/clock'
import { anAdmin } from '@/tests/factories/members'
import { startWorkspaceExport } from '@/lib/account/exports/commands/start-workspace-export'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { holdWorkspaceExport } from '@/lib/account/exports/steps/hold-workspace-export'
import { makeWorkspaceExport } from '@/lib/account/exports/commands/make-workspace-export'
import { getWorkspaceFile } from '@/lib/account/exports/queries/list-workspace-exports'

afterEach(() => setClock())

const whole = new TextEncoder().encode('All of it')

/** A file that waits to be made, and the product, which makes it. */
async function aWaitingFile() {
  const admin = await anAdmin()
  const file = await startWorkspaceExport(admin)
  const at = now()
  setClock(() => at)
  const later = (minutes: number) => setClock(() => minutesFrom(at, minutes))
  return { admin, file, later, worker: systemActor(admin.workspaceId) }
}

const statusOf = async ({ id }: { id: string }) =>
  (await db.workspaceExport.findUniqueOrThrow({ where: { id } })).status

describe('who makes it keeps it', () => {
  test('as long as they report what is done, however long that takes', async () => {
    const { admin, file, later, worker } = await aWaitingFile()
    const hold = await holdWorkspaceExport(worker, file)
    await hold?.begin(4)
    for (const minutes of [9, 18, 27]) {
      later(minutes)
      expect(await makeWorkspaceExport(worker, file)).toEqual({ isMade: false })
      await hold?.report(minutes / 9)
    }
    expect(await hold?.finish(whole)).toBe(true)
    expect(new Uint8Array((await getWorkspaceFile(admin, file.id)).file)).toEqual(whole)
  })

  test('but not once somebody else has taken it over from them', async () => {
    const { admin, file, later, worker } = await aWaitingFile()
    const hold = await holdWorkspaceExport(worker, file)
    later(11)
    expect(await makeWorkspaceExport(worker, file)).toEqual({ isMade: true })
    await hold?.report(1)
    expect(await hold?.finish(whole)).toBe(false)
    expect(new Uint8Array((await getWorkspaceFile(admin, file.id)).file)).not.toEqual(whole)
  })

  test('nor can they say then that it could not be made', async () => {
    const { file, later, worker } = await aWaitingFile()
    const lost = await holdWorkspaceExport(worker, file)
    later(11)
    const hold = await holdWorkspaceExport(worker, file)
    await lost?.fail()
    expect(await statusOf(file)).toBe('RUNNING')
    expect(await hold?.finish(whole)).toBe(true)
  })
})

test('the job that makes it marks it as failed, once and for good', async () => {
  const { file, worker } = await aWaitingFile()
  const hold = await holdWorkspaceExport(worker, file)
  await Promise.all([hold?.fail(), hold?.fail()])
  expect(await hold?.finish(whole)).toBe(false)
  expect(await statusOf(file)).toBe('FAILED')
  expect(await makeWorkspaceExport(worker, file)).toEqual({ isMade: false })
})
