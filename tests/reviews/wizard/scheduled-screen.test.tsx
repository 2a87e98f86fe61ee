import { markupOf } from '@/tests/support/markup-of'
import { expect, test } from 'vitest'
import { ScheduledScreen } from '@/components/reviews/asking/scheduled/scheduled-screen'
import { getWizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import { aCircle, aDraft, aQuestion } from '@/tests/factories/reviews'

test('a scheduled form counts its questions as lists do, without follow-ups', async () => {
  const { creator, asked } = await aCircle(1)
  const leader = aQuestion('yesno')
  const why = aQuestion('textarea', { follows: { key: leader.key, when: 'NO', value: null } })
  const { id } = await aDraft(creator, { asked, questions: [leader, why], startsOn: '2031-01-31' })
  const draft = await getWizardDraft(creator, id)
  if (draft === null) throw new Error('It was not sent.')
  expect(markupOf(<ScheduledScreen draft={draft} />)).toContain('1 question<')
})
