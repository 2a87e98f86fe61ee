import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { startExport } from '@/lib/reviews/exports/commands/start-export'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { hideAnswer } from '@/lib/reviews/results/commands/hide-answer'
import { recordOpening } from '@/lib/reviews/results/commands/record-opening'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { showAnswer } from '@/lib/reviews/results/commands/show-answer'
import { unshareReview } from '@/lib/reviews/results/commands/unshare-review'
import { aMember } from '@/tests/factories/members'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { aHead } from '@/tests/factories/results'
import { aCircle } from '@/tests/factories/reviews'

test('no line of the audit log says what a quick question asks', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const [respondent = creator] = asked
  const reader = await aMember({ workspace })
  const { id } = await aQuickAsk(creator, [respondent])
  await shareReview(creator, { id, memberId: reader.memberId })
  const { id: questionId } = await db.question.findFirstOrThrow({ where: { reviewId: id } })
  await submitResponse(respondent, { reviewId: id, answers: [{ questionId, text: 'Clear and calm.' }] })
  await recordOpening(reader, await aHead(reader, { id }))
  const answer = await db.answer.findFirstOrThrow({ where: { reviewId: id } })
  await hideAnswer(creator, { id: answer.id, reason: 'Not meant for it.' })
  await showAnswer(creator, answer)
  await startExport(creator, { source: 'review', id, format: 'CSV_LONG' })
  await unshareReview(creator, { id, memberId: reader.memberId })
  const lines = await db.auditEntry.findMany({
    where: { workspaceId: workspace.id, objectId: { in: [id, answer.id] } },
    orderBy: { createdAt: 'asc' },
  })
  expect(lines.map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Shared a quick question with /),
    'Opened the results of a quick question',
    'Hid an answer to a quick question',
    'Showed a hidden answer to a quick question again',
    'Exported a quick question',
    expect.stringMatching(/^Stopped sharing a quick question with /),
  ])
})
