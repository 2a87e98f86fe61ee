import { aRunningReview, type GivenForm } from '@/tests/factories/reviews'
import { findManaged } from '@/lib/reviews/operating/queries'
import { markupOf } from '@/tests/support/markup-of'
import { PeoplePart } from '@/components/reviews/running/manage/people-part'
import { test, expect } from 'vitest'

async function drawn(given: GivenForm) {
  const { creator, review } = await aRunningReview(given)
  const managed = await findManaged(creator, review.id)
  if (!managed) throw new Error('It was sent.')
  const people = { rows: [], hasMore: false }
  return markupOf(<PeoplePart people={people} groups={[]} page={1} person={null} review={managed} />)
}

test('everybody can be reminded only where they were told that they may be', async () => {
  expect(await drawn({ hasReminders: true })).toContain('Remind all')
  const without = await drawn({ hasReminders: false })
  expect(without).not.toContain('Remind all')
  expect(without).toContain('No reminders: people were promised none.')
})

test('where nobody is asked before a nomination is approved, the list says so, and offers no reminder', async () => {
  const nominations = { min: 1, max: 3, approver: 'CREATOR' as const }
  const page = await drawn({ asked: [], about: 'me', nominations })
  expect(page).toContain('Nobody has been asked yet')
  expect(page).not.toContain('Remind all')
  expect(page).not.toMatch(/Nobody to remind|0 of 0/)
})
