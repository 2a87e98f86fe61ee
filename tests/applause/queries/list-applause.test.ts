import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { listApplause } from '@/lib/applause/queries/list-applause'
import { listCategories } from '@/lib/applause/queries/list-categories'
import { givingGate } from '@/lib/applause/queries/applause-gate'
import { applauseListSchema } from '@/lib/applause/schema'
import { getBell } from '@/lib/notifications/queries/list-notifications'
import { daysFrom, now } from '@/lib/platform/clock'
import { anApplause, anApplauseCircle, categoryIdOf, giveApplauseAge } from '@/tests/factories/applause'
import { aTeam } from '@/tests/factories/teams'
import { expectFewStatements } from '@/tests/support/statements'

const wordsFor = async (actor: Actor, query: object = {}) =>
  (await listApplause(actor, applauseListSchema.parse(query))).rows.map(({ words }) => words)

test('each tab holds what it says, newest first', async () => {
  const { giver, tom, lena, colleague, workspace } = await anApplauseCircle()
  await aTeam({ workspace, members: [lena, colleague] })
  await anApplause(giver, [tom], { words: 'To Tom' })
  await anApplause(tom, [lena, giver], { words: 'To Lena and Gita' })
  expect(await wordsFor(colleague)).toEqual(['To Lena and Gita', 'To Tom'])
  expect(await wordsFor(colleague, { tab: 'teams' })).toEqual(['To Lena and Gita'])
  expect(await wordsFor(tom, { tab: 'received' })).toEqual(['To Tom'])
  expect(await wordsFor(tom, { tab: 'given' })).toEqual(['To Lena and Gita'])
  expect(await wordsFor(colleague, { tab: 'received' })).toEqual([])
  expect(await wordsFor(colleague, { tab: 'nonsense', period: 'nonsense', person: 'x' })).toHaveLength(2)
})

test('it is narrowed to a category, a person on either side, and a period', async () => {
  const { giver, tom, lena, colleague } = await anApplauseCircle()
  const categoryId = await categoryIdOf(giver, 'Learning')
  const old = await anApplause(giver, [tom], { words: 'Old', categoryId })
  await giveApplauseAge(old, daysFrom(now(), -200))
  await anApplause(tom, [lena], { words: 'New' })
  expect(await wordsFor(colleague, { category: categoryId })).toEqual(['Old'])
  expect(await wordsFor(colleague, { person: tom.memberId })).toEqual(['New', 'Old'])
  expect(await wordsFor(colleague, { person: giver.memberId })).toEqual(['Old'])
  expect(await wordsFor(colleague, { person: tom.memberId, side: 'to' })).toEqual(['Old'])
  expect(await wordsFor(colleague, { person: tom.memberId, side: 'from' })).toEqual(['New'])
  expect(await wordsFor(colleague, { period: 'Last_31_Days' })).toEqual(['New'])
  expect(await wordsFor(colleague, { period: 'Last_12_Months', tab: 'received' })).toEqual([])
})

test('it is narrowed to words, with every other filter, and never to applause its reader may not see', async () => {
  const { giver, tom, lena, colleague } = await anApplauseCircle()
  await anApplause(giver, [tom], { words: 'The calm launch' })
  await anApplause(tom, [lena], { words: 'A quick fix at 100%' })
  await anApplause(giver, [tom], { words: 'A private launch', isPublic: false })
  expect(await wordsFor(colleague, { search: 'LAUNCH' })).toEqual(['The calm launch'])
  expect(await wordsFor(tom, { search: 'launch', tab: 'received' })).toEqual(['A private launch', 'The calm launch'])
  expect(await wordsFor(colleague, { search: 'launch', person: lena.memberId })).toEqual([])
  expect(await wordsFor(colleague, { search: '0%' })).toEqual(['A quick fix at 100%'])
  expect(await wordsFor(colleague, { search: '1%0' })).toEqual([])
  expect(await wordsFor((await anApplauseCircle()).admin, { search: 'launch' })).toEqual([])
})

test('pages follow each other without a gap', async () => {
  const { giver, tom, lena } = await anApplauseCircle()
  for (let count = 1; count <= 12; count += 1) {
    await anApplause(giver, [tom], { words: `From Gita ${count}` })
    await anApplause(tom, [lena], { words: `From Tom ${count}` })
  }
  const first = await listApplause(lena, applauseListSchema.parse({}))
  const second = await listApplause(lena, applauseListSchema.parse({ after: first.next }))
  expect([first.rows.length, second.rows.length, second.next]).toEqual([15, 9, null])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(24)
})

test('nothing crosses the border of a workspace', async () => {
  const { giver, tom } = await anApplauseCircle()
  await anApplause(giver, [tom])
  expect(await wordsFor((await anApplauseCircle()).admin, { person: tom.memberId })).toEqual([])
})

test('the feed takes few statements, however much there is', async () => {
  const { giver, tom, colleague } = await anApplauseCircle()
  await anApplause(giver, [tom])
  const visit = async () => {
    const [page] = await Promise.all([
      listApplause(colleague, applauseListSchema.parse({})),
      listCategories(colleague),
      givingGate(colleague),
      getBell(colleague),
    ])
    return page
  }
  await expectFewStatements(visit, async () => {
    for (let count = 0; count < 6; count += 1) await anApplause(giver, [tom])
  })
})
