import { afterEach, describe, test, expect } from 'vitest'
import { setClock, now, minutesFrom } from '@/lib/platform/clock'
import { systemActor, type Actor } from '@/lib/access/actor'
import { transaction, db } from '@/lib/platform/db'
import { expireExports } from '@/lib/reviews/results/steps/expire-exports'
import { aClosedReview } from '@/tests/factories/releases'
import { anExport, readFile } from '@/tests/factories/exports'
import { expectRefused } from '@/tests/support/refused'
import { listExports } from '@/lib/reviews/exports/queries/get-exported'
import { startExport } from '@/lib/reviews/exports/commands/start-export'
import { makeExport } from '@/lib/reviews/exports/commands/make-export'
import { holdExport } from '@/lib/reviews/exports/steps/hold-export'
import { makeDueExports } from '@/lib/reviews/exports/jobs'

afterEach(() => setClock())

const expire = ({ workspaceId }: Actor, reviewId: string) =>
  transaction((tx) => expireExports(tx, { workspaceId, reviewId }))

describe('what is finished', () => {
  test('can be fetched no more, by nobody who asked for it', async () => {
    const { creator, reader, id } = await aClosedReview({ isShared: true })
    const files = [
      { actor: creator, ...(await anExport(creator, id)) },
      { actor: reader, ...(await anExport(reader, id)) },
    ]
    await expire(creator, id)
    for (const { actor, id: fileId } of files) {
      await expectRefused(readFile(actor, fileId), 'not-found')
      expect(await listExports(actor, 'review', id)).toEqual([])
    }
  })

  test('of a round goes with each of its reviews', async () => {
    const { workspace, creator, id } = await aClosedReview()
    const of = { workspaceId: workspace.id, creatorId: creator.memberId, createdAt: now(), title: 'Autumn' }
    const round = await db.reviewRound.create({ data: { ...of, reviews: { connect: [{ id }] } } })
    const file = await startExport(creator, { source: 'round', id: round.id, format: 'CSV_LONG' })
    await makeExport(systemActor(workspace.id), file)
    await expire(creator, id)
    await expectRefused(readFile(creator, file.id), 'not-found')
  })

  test('of another review stays', async () => {
    const { creator, id } = await aClosedReview()
    const other = await aClosedReview()
    const file = await anExport(other.creator, other.id)
    await expire(creator, id)
    await expire(creator, other.id)
    expect(await readFile(other.creator, file.id)).not.toBe('')
  })
})

test('an unfinished export is begun anew, and its first maker writes no more', async () => {
  const { creator, id } = await aClosedReview()
  const file = await startExport(creator, { source: 'review', id, format: 'CSV_LONG' })
  const hold = await holdExport(systemActor(creator.workspaceId), file)
  const at = now()
  setClock(() => at)
  await expire(creator, id)
  await hold?.report(1)
  expect(await hold?.finish(new TextEncoder().encode('With what is hidden'))).toBe(false)
  await makeDueExports(minutesFrom(at, 1))
  expect(await readFile(creator, file.id)).not.toBe('With what is hidden')
})

test('what waits still does', async () => {
  const { creator, id } = await aClosedReview()
  const file = await startExport(creator, { source: 'review', id, format: 'CSV_LONG' })
  await expire(creator, id)
  expect(await listExports(creator, 'review', id)).toMatchObject([{ id: file.id, status: 'WAITING' }])
})
