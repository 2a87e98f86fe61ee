import { read } from '@/lib/platform/reading'
import { expect, test } from 'vitest'
import { deleteApplause } from '@/lib/applause/commands/delete-applause'
import { recentThanksReading, thanksSinceReading } from '@/lib/applause/queries/list-recent-thanks'
import { applausePath } from '@/lib/applause/rules/applause-paths'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { anAdmin } from '@/tests/factories/members'

test('holds public applause alone, newest first, and nothing of another workspace', async () => {
  const { giver, tom, lena, colleague } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom, lena], { words: 'First' })
  await anApplause(giver, [tom], { words: 'Second' })
  await anApplause(giver, [tom], { words: 'Quokka', isPublic: false })
  await deleteApplause(giver, await anApplause(giver, [tom], { words: 'Gone' }))
  const found = await read(recentThanksReading(colleague, tom.memberId, new Date(0)))
  expect(found.map(({ text }) => text)).toEqual(['Second', 'First'])
  expect(found[1]).toEqual({ text: 'First', why: 'Applause from Gita Rao', link: applausePath(id) })
  expect(await read(recentThanksReading(await anAdmin(), tom.memberId, new Date(0)))).toEqual([])
  expect(
    await read(recentThanksReading({ ...colleague, withoutFeatures: ['Applause'] }, tom.memberId, new Date(0))),
  ).toEqual([])
})

test('suggests what somebody got since a moment, each once, with its giver, cut after a word', async () => {
  const { giver, tom, lena } = await anApplauseCircle()
  await anApplause(giver, [tom, lena], { words: `Thank you for moving the launch\n${'and the tests '.repeat(9)}` })
  const [one, ...others] = await read(thanksSinceReading(tom, [tom.memberId, lena.memberId], new Date(0)))
  const kept = `Thank you for moving the launch ${'and the tests '.repeat(4)}and the`
  expect(one).toMatchObject({ text: `Applause from Gita Rao: “${kept}…”`, why: '' })
  expect(others).toEqual([])
  expect(await read(thanksSinceReading(tom, [tom.memberId], new Date(Date.now() + 1000)))).toEqual([])
})
