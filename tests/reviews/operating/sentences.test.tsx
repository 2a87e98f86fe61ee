import type { ReactElement } from 'react'
import { markupOf } from '@/tests/support/markup-of'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { expect, test } from 'vitest'
import { SealedCard } from '@/components/reviews/running/handover/sealed-card'
import { ManageScreen } from '@/components/reviews/running/manage/manage-screen'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { findManaged } from '@/lib/reviews/operating/queries'
import { aCircle } from '@/tests/factories/reviews'
import { aSeries } from '@/tests/factories/series'

const textOf = (screen: ReactElement) =>
  markupOf(<SearchParamsContext value={new URLSearchParams()}>{screen}</SearchParamsContext>).replaceAll(
    /<[^>]+>/g,
    ' ',
  )

test('a closed round of a series says so in two sentences', async () => {
  const { creator, asked } = await aCircle(1)
  const { review } = await aSeries(creator, { asked })
  await closeReview(creator, review)
  const managed = await findManaged(creator, review.id)
  if (!managed) throw new Error('It was sent.')
  const screen = (
    <ManageScreen review={managed} tab="settings">
      Settings
    </ManageScreen>
  )
  expect(textOf(screen)).toContain('Closed to new answers. Repeats weekly.')
})

test('so does what an Admin can only close', () => {
  const review = {
    id: '1',
    title: 'Pulse',
    subjectName: null,
    readerName: null,
    badge: { label: 'Active', tone: 'info' as const },
    askedCount: 5,
    answeredCount: 3,
    can: { close: true, release: false },
  }
  const text = textOf(<SealedCard review={review} leaverName="Tom" back="/feedback" />)
  expect(text).toContain('3 of 5 answered. It still runs')
})
