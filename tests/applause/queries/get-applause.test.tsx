import { expect, test } from 'vitest'
import { ApplauseScreen } from '@/components/applause/detail/applause-screen'
import { getApplause } from '@/lib/applause/queries/get-applause'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { markupOf } from '@/tests/support/markup-of'

const present = { zone: 'UTC', now: now() }

test('shows the latest hundred comments, and the earlier ones on a page of their own', async () => {
  const { giver, tom } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  const said = { workspaceId: tom.workspaceId, applauseId: id, memberId: tom.memberId }
  const data = Array.from({ length: 203 }, (_, index) => ({
    ...said,
    comment: `Comment ${index + 1}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
  }))
  await db.applauseComment.createMany({ data })
  const pages = [await getApplause(giver, id)]
  for (let after = pages[0]?.earlier; after; after = pages.at(-1)?.earlier)
    pages.push(await getApplause(giver, id, { after }))
  expect(pages.map(({ comments }) => comments.length)).toEqual([100, 100, 3])
  expect(pages.toReversed().flatMap(({ comments }) => comments.map(({ comment }) => comment))).toEqual(
    data.map(({ comment }) => comment),
  )
  const [first, later] = pages.map((applause, index) =>
    markupOf(<ApplauseScreen applause={applause} isLaterPage={index > 0} {...present} />),
  )
  expect([first?.includes('Next page'), first?.includes('Add a comment')]).toEqual([true, true])
  expect([later?.includes('First page'), later?.includes('Add a comment')]).toEqual([true, false])
})
