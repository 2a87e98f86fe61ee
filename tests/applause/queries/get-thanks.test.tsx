import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { ThanksPart } from '@/components/applause/person/thanks-part'
import { getThanks } from '@/lib/applause/queries/get-thanks'
import { daysFrom, now } from '@/lib/platform/clock'
import { anApplause, anApplauseCircle, categoryIdOf, giveApplauseAge } from '@/tests/factories/applause'

test('counts by category and month what the viewer may read, of twelve months', async () => {
  const { giver, tom, colleague } = await anApplauseCircle()
  const learning = await categoryIdOf(giver, 'Learning')
  for (const _ of [1, 2]) await anApplause(giver, [tom], { categoryId: learning })
  await anApplause(giver, [tom])
  await anApplause(giver, [tom], { isPublic: false })
  await giveApplauseAge(await anApplause(giver, [tom]), daysFrom(now(), -400))
  const seen = await getThanks(colleague, tom.memberId)
  expect(seen).toMatchObject({
    total: 3,
    byCategory: [
      { label: 'Learning', count: 2 },
      { label: 'Teamwork', count: 1 },
    ],
  })
  expect(seen.byMonth).toHaveLength(12)
  expect(seen.byMonth.at(-1)?.count).toBe(3)
  expect((await getThanks(tom, tom.memberId)).total).toBe(4)
  expect((await getThanks((await anApplauseCircle()).admin, tom.memberId)).total).toBe(0)
})

test('a profile draws it with its numbers as words, and offers the first thanks where there are none', () => {
  const draw = (count: number) =>
    renderToStaticMarkup(
      <ThanksPart
        thanks={{
          total: count,
          byCategory: count === 0 ? [] : [{ label: 'Learning', count }],
          byMonth: [{ label: 'Nov', count }],
        }}
        person={{ id: 'tom', hasLeft: false }}
        viewerId="priya"
      />,
    )
  expect(draw(2)).toContain('aria-label="Learning: 2"')
  expect(draw(2)).toContain('href="/applaud?person=tom"')
  expect(draw(0)).toContain('href="/applaud/add?to=tom"')
})
