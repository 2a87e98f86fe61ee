import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { applauseSearch } from '@/lib/applause/search'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { read } from '@/lib/platform/reading'
import { randomId } from '@/lib/shared/randomness'
import { anApplause, anApplauseCircle, categoryIdOf } from '@/tests/factories/applause'
import { unique } from '@/tests/factories/workspaces'

const found = async (actor: Actor, words: string) => (await read(applauseSearch(actor, words))).map(({ id }) => id)

/** More applause with these words than search sorts, the newest first. */
async function manyHolding(giver: Actor, words: string, isPublic: boolean) {
  const categoryId = await categoryIdOf(giver)
  const rows = Array.from({ length: 1100 }, (_, index) => ({
    id: randomId(),
    workspaceId: giver.workspaceId,
    giverId: giver.memberId,
    categoryId,
    words,
    isPublic,
    createdAt: minutesFrom(now(), index - 1100),
  }))
  await db.applause.createMany({ data: rows })
  return rows.map(({ id }) => id).toReversed()
}

test('of more matches than are sorted the newest are found', async () => {
  const { giver, colleague } = await anApplauseCircle()
  const words = unique('Plover')
  const ids = await manyHolding(giver, words, true)
  expect(await found(colleague, words)).toEqual(ids.slice(0, 5))
})

test('public applause is found behind any number of private ones', async () => {
  const { giver, tom, lena, colleague } = await anApplauseCircle()
  const words = unique('Plover')
  await manyHolding(giver, words, false)
  const { id } = await anApplause(lena, [tom], { words })
  expect(await found(colleague, words)).toEqual([id])
  expect(await found(giver, words)).toHaveLength(5)
})
