import { markupOf } from '@/tests/support/markup-of'
import { afterEach, expect, test, vi } from 'vitest'
import * as access from '@/lib/access/actor'
import EditFeedbackPage from '@/app/(focus)/feedback/edit/[id]/page'
import { db } from '@/lib/platform/db'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { aCircle, aReview } from '@/tests/factories/reviews'

afterEach(() => vi.restoreAllMocks())

test('who asks about themselves nominates more people under Manage, too', async () => {
  const { creator, asked } = await aCircle(2)
  const [one = creator, peer = creator] = asked
  const nominations = { min: 1, max: 3, approver: 'CREATOR' as const }
  const { id } = await aReview(creator, { asked: [one], about: 'me', nominations })
  await nominatePeers(creator, { id, memberIds: [peer.memberId] })
  vi.spyOn(access, 'requireMember').mockResolvedValue(creator)
  const params = Promise.resolve({ id })
  const page = await EditFeedbackPage({ params, searchParams: Promise.resolve({ tab: 'nominations' }) })
  expect(markupOf(page)).toContain('Who knows your work well?')
})

test('the feed of who asks says that a form waits for nominations, and not that nobody is asked', async () => {
  const { creator } = await aCircle(0)
  const nominations = { min: 1, max: 3, approver: 'CREATOR' as const }
  await aReview(creator, { asked: [], about: 'me', nominations, title: 'My year' })
  const [line] = await db.activity.findMany({ where: { memberId: creator.memberId } })
  expect(line?.title).toBe('You sent “My year”, which waits for nominations')
})
