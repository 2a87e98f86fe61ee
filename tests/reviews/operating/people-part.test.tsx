import { aRunningReview } from '@/tests/factories/reviews'
import { findManaged } from '@/lib/reviews/operating/queries'
import { renderToStaticMarkup } from 'react-dom/server'
import { PeoplePart } from '@/components/reviews/running/manage/people-part'
import { test, expect } from 'vitest'

async function drawn(hasReminders: boolean) {
  const { creator, review } = await aRunningReview({ hasReminders })
  const managed = await findManaged(creator, review.id)
  if (!managed) throw new Error('It was sent.')
  const people = { rows: [], hasMore: false }
  return renderToStaticMarkup(<PeoplePart people={people} groups={[]} page={1} person={null} review={managed} />)
}

test('everybody can be reminded only where they were told that they may be', async () => {
  expect(await drawn(true)).toContain('Remind all')
  const without = await drawn(false)
  expect(without).not.toContain('Remind all')
  expect(without).toContain('No reminders: people were promised none.')
})
