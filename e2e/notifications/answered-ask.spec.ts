import { answerQuickAsk } from '@/lib/reviews/quick/commands/answer-quick-ask'
import { aMember } from '@/tests/factories/members'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectAccessible, expectNoSideways } from '@/e2e/support/looks'
import { expect, test } from '@/e2e/support/test'

test('an answered question says beside its notification that its reader has answered', async ({ visit }) => {
  const workspace = await aWorkspace()
  const [asker, answerer] = [await aMember({ workspace }), await aMember({ workspace })]
  const { id: reviewId } = await aQuickAsk(asker, [answerer])
  await aQuickAsk(asker, [answerer], { question: 'What should we stop?' })
  await answerQuickAsk(answerer, { reviewId, text: 'Clear and calm.' })
  const page = await visit(answerer, { viewport: { width: 390, height: 844 } })
  await page.goto('/notifications')
  const row = (question: string) => page.getByRole('listitem').filter({ hasText: question })
  await expect(row('How did the demo go?')).toContainText('Answered by you')
  await expect(row('What should we stop?')).not.toContainText('Answered by you')
  await expect(row('What should we stop?').getByRole('button', { name: /^Answer: / })).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page)
  const asking = await visit(asker)
  await asking.goto('/notifications')
  await expect(asking.getByRole('main')).toContainText('Clear and calm.')
  await expect(asking.getByRole('main')).not.toContainText('Answered by you')
})
