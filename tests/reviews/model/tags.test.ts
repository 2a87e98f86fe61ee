import { test, expect } from 'vitest'
import { aCircle, aDraft, aboutPerson } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aTag } from '@/tests/factories/tags'
import { deactivate, anAdmin } from '@/tests/factories/members'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { db } from '@/lib/platform/db'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { mergeTag } from '@/lib/members/tags/commands/merge-tag'

test('those who have a tag are asked like those of a team, each once, without who left and whom it is about', async () => {
  const { workspace, creator, asked } = await aCircle(4)
  const [ann = creator, bo = creator, cy = creator, gone = creator] = asked
  const team = await aTeam({ workspace, members: [bo, cy] })
  const tag = await aTag({ workspace, members: [ann, bo, gone] })
  await deactivate(gone)
  const draft = await aDraft(creator, { teamIds: [team.id], tagIds: [tag.id], ...aboutPerson(ann) })
  const { id: reviewId } = await publishReview(creator, draft)
  const found = await db.reviewAssignee.findMany({ where: { reviewId }, select: { memberId: true } })
  const expected = [bo, cy].map(({ memberId }) => memberId)
  expect(found.map(({ memberId }) => memberId).toSorted()).toEqual(expected.toSorted())
})

test('a tag of another workspace asks nobody, and one that was merged away says so', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const theirs = await aTag({ workspace: await aWorkspace() })
  await expectRefused(publishReview(creator, await aDraft(creator, { tagIds: [theirs.id] })), 'invalid', 'tagIds')
  const [tag, kept] = [await aTag({ workspace, members: asked }), await aTag({ workspace })]
  const draft = await aDraft(creator, { tagIds: [tag.id] })
  await mergeTag(await anAdmin({ workspace }), { id: tag.id, intoId: kept.id })
  await expectRefused(publishReview(creator, draft), 'invalid', 'tagIds')
})
