import { expect, test } from 'vitest'
import { deleteSummary } from '@/lib/meetings/summaries/commands/delete-summary'
import { aSummarizedFollowUp, summaryNow } from '@/tests/factories/ai/meeting-summaries'
import { expectRefused } from '@/tests/support/refused'

test('anybody in the meeting deletes it for all, twice is once, and a colleague finds nothing', async () => {
  const { olga, nina, id } = await aSummarizedFollowUp()
  await expectRefused(deleteSummary(nina, { id }), 'not-found')
  expect(await summaryNow({ id })).not.toBeNull()
  await deleteSummary(olga, { id })
  await deleteSummary(olga, { id })
  expect(await summaryNow({ id })).toBeNull()
})
