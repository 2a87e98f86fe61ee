import { afterEach, describe, test, expect } from 'vitest'
import { setClock, now, minutesFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aClosedReview } from '@/tests/factories/releases'
import { startExport } from '@/lib/reviews/exports/commands/start-export'
import { systemActor } from '@/lib/access/actor'
import { holdExport } from '@/lib/reviews/exports/steps/hold-export'
import { makeExport } from '@/lib/reviews/exports/commands/make-export'
import { readFile, cellsOf } from '@/tests/factories/exports'

afterEach(() => setClock())

const long = (id: string) => ({ source: 'review', id, format: 'CSV_LONG' }) as const

const statusOf = async ({ id }: { id: string }) => (await db.reviewExport.findUniqueOrThrow({ where: { id } })).status

describe('who makes it keeps it', () => {
  test('as long as they report what is done, however long that takes', async () => {
    const { creator, id } = await aClosedReview()
    const file = await startExport(creator, long(id))
    const at = now()
    setClock(() => at)
    const worker = systemActor(creator.workspaceId)
    const hold = await holdExport(worker, file)
    await hold?.begin(4)
    for (const minutes of [9, 18, 27]) {
      setClock(() => minutesFrom(at, minutes))
      expect(await makeExport(worker, file)).toEqual({ isMade: false })
      await hold?.report(minutes / 9)
    }
    expect(await hold?.finish(new TextEncoder().encode('All of it'))).toBe(true)
    expect(await readFile(creator, file.id)).toBe('All of it')
  })

  test('but not once somebody else has taken it over from them', async () => {
    const { creator, id } = await aClosedReview()
    const file = await startExport(creator, long(id))
    const at = now()
    const worker = systemActor(creator.workspaceId)
    const hold = await holdExport(worker, file)
    setClock(() => minutesFrom(at, 11))
    expect(await makeExport(worker, file)).toEqual({ isMade: true })
    await hold?.report(1)
    expect(await hold?.finish(new TextEncoder().encode('Half of it'))).toBe(false)
    expect(cellsOf(await readFile(creator, file.id))).toHaveLength(9)
  })

  test('nor can they say then that it could not be made', async () => {
    const { creator, id } = await aClosedReview()
    const file = await startExport(creator, long(id))
    const at = now()
    const worker = systemActor(creator.workspaceId)
    const lost = await holdExport(worker, file)
    setClock(() => minutesFrom(at, 11))
    const hold = await holdExport(worker, file)
    await lost?.fail()
    expect(await statusOf(file)).toBe('RUNNING')
    expect(await hold?.finish(new TextEncoder().encode('All of it'))).toBe(true)
  })
})

test('the job that makes it marks it as failed, once and for good', async () => {
  const { creator, id } = await aClosedReview()
  const file = await startExport(creator, long(id))
  const worker = systemActor(creator.workspaceId)
  const hold = await holdExport(worker, file)
  await Promise.all([hold?.fail(), hold?.fail()])
  expect(await statusOf(file)).toBe('FAILED')
  expect(await hold?.finish(new TextEncoder().encode('All of it'))).toBe(false)
  expect(await makeExport(worker, file)).toEqual({ isMade: false })
})
