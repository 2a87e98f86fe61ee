import { afterEach, expect, test, vi } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import PreviewPage from '@/app/(product)/profile/preview/[id]/page'
import { ThanksPart } from '@/components/applause/person/thanks-part'
import { OwnProfilePart } from '@/components/members/profile/own-profile-part'
import * as access from '@/lib/access/actor'
import { getThanks } from '@/lib/applause/queries/get-thanks'
import { getColleague } from '@/lib/members/profile/queries'
import { daysFrom, now } from '@/lib/platform/clock'
import { anApplause, anApplauseCircle, categoryIdOf, giveApplauseAge } from '@/tests/factories/applause'
import { markupOf } from '@/tests/support/markup-of'

afterEach(() => void vi.restoreAllMocks())

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
        latest={[]}
        person={{ id: 'tom', hasLeft: false }}
        zone="UTC"
        now={now()}
        isReadOnly={false}
        viewerId="priya"
      />,
    )
  expect(draw(2)).toContain('aria-label="Learning: 2"')
  expect(draw(2)).toContain('href="/applaud?person=tom&amp;side=to&amp;period=Last_12_Months"')
  expect(draw(2)).toContain('2 received')
  expect(draw(0)).toContain('href="/applaud/add?to=tom"')
})

test('the own profile links to its thanks while applause is on', async () => {
  const { tom } = await anApplauseCircle()
  const person = await getColleague(tom, tom.memberId)
  const draw = (hasApplause: boolean) =>
    markupOf(<OwnProfilePart person={person} zone="UTC" workspaceName="Acme" hasApplause={hasApplause} />)
  const path = `/profile/preview/${tom.memberId}?tab=applause`
  expect(draw(true)).toContain(`href="${path}"`)
  expect(draw(false)).not.toContain(path)
})

test('the page of a person’s thanks shows the words of the latest, without what is private or given', async () => {
  const { giver, tom, colleague } = await anApplauseCircle()
  for (const words of ['First', 'Second', 'Third', 'Fourth']) await anApplause(giver, [tom], { words })
  await anApplause(giver, [tom], { words: 'Between us', isPublic: false })
  await anApplause(tom, [giver], { words: 'From Tom' })
  vi.spyOn(access, 'requireMember').mockResolvedValue(colleague)
  const params = Promise.resolve({ id: tom.memberId })
  const page = markupOf(await PreviewPage({ params, searchParams: Promise.resolve({ tab: 'applause' }) }))
  const shown = ['First', 'Second', 'Third', 'Fourth', 'Between us', 'From Tom'].filter((words) => page.includes(words))
  expect(shown).toEqual(['Second', 'Third', 'Fourth'])
})
