import { expect, test } from 'vitest'
import { getFollowUp } from '@/lib/follow-ups/queries/get-follow-up'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { db } from '@/lib/platform/db'
import { aFollowUpBetween } from '@/tests/factories/follow-ups'
import { aPair } from '@/tests/factories/one-on-ones'

/** One comment a second. */
const comments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    comment: `Comment ${index + 1}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
  }))

type Shown = { comments: readonly { comment: string }[]; hasEarlierComments: boolean }

function expectLatest({ comments: shown, hasEarlierComments }: Shown) {
  expect(shown).toHaveLength(200)
  expect([shown[0]?.comment, shown.at(-1)?.comment]).toEqual(['Comment 2', 'Comment 201'])
  expect(hasEarlierComments).toBe(true)
}

test('a follow-up shows its latest 200 comments', async () => {
  const { organizer, workspace, id } = await aFollowUpBetween()
  const written = comments(201).map((comment) => ({ ...comment, workspaceId: workspace.id, followUpId: id }))
  await db.followUpComment.createMany({ data: written.slice(0, 200) })
  expect((await getFollowUp(organizer, id)).hasEarlierComments).toBe(false)
  await db.followUpComment.createMany({ data: written.slice(200) })
  expectLatest(await getFollowUp(organizer, id))
})

test('a one-on-one shows its latest 200 comments', async () => {
  const { one, workspace, id } = await aPair()
  const written = comments(201).map((comment) => ({ ...comment, workspaceId: workspace.id, meetingId: id }))
  await db.oneOnOneComment.createMany({ data: written })
  expectLatest(await getOneOnOne(one, id))
})
