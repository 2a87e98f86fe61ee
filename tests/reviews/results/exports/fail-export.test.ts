import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { failExport } from '@/lib/reviews/results/exports/commands/fail-export'
import { makeExport } from '@/lib/reviews/results/exports/commands/make-export'
import { startExport } from '@/lib/reviews/results/exports/commands/start-export'
import { aClosedReview } from '@/tests/factories/releases'

async function anExport() {
  const { creator, id } = await aClosedReview()
  const file = await startExport(creator, { source: 'review', id, format: 'CSV_LONG' })
  return { worker: systemActor(creator.workspaceId), file }
}

const statusOf = async ({ id }: { id: string }) => (await db.reviewExport.findUniqueOrThrow({ where: { id } })).status

test('says of one that is being made that it could not be, once and for good', async () => {
  const { worker, file } = await anExport()
  await db.reviewExport.update({ where: { id: file.id }, data: { status: 'RUNNING' } })
  await Promise.all([failExport(worker, file), failExport(worker, file)])
  expect(await statusOf(file)).toBe('FAILED')
  expect(await makeExport(worker, file)).toEqual({ isMade: false })
})

test('leaves one that is finished, and one of another workspace', async () => {
  const { worker, file } = await anExport()
  const other = await anExport()
  await failExport(other.worker, file)
  expect(await statusOf(file)).toBe('WAITING')
  await makeExport(worker, file)
  await failExport(worker, file)
  expect(await statusOf(file)).toBe('DONE')
})
