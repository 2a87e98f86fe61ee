import { expect, test } from 'vitest'
import { FeedSection } from '@/components/meetings/feed/feed-section'
import { markupOf } from '@/tests/support/markup-of'

test('says which meetings a feed leaves out', () => {
  expect(markupOf(<FeedSection feed={null} zone="UTC" />)).toContain(
    'Meetings that Google invites you to aren’t in it.',
  )
})
