import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SharingCard } from '@/components/reviews/results/sharing/sharing-card'
import type { Actor } from '@/lib/access/actor'
import { getSharedHead } from '@/lib/reviews/results/queries/get-review-head'
import { getSharing } from '@/lib/reviews/results/queries/get-sharing'
import { aReleasedReview } from '@/tests/factories/releases'

/** The card beside the results, in words. */
async function cardOf(actor: Actor, review: { id: string }) {
  const sharing = await getSharing(actor, await getSharedHead(actor, review.id))
  if (sharing === null) throw new Error('They may not share it.')
  const markup = renderToStaticMarkup(<SharingCard id={review.id} sharing={sharing} />)
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test('the card says why its creator cannot share it any more, and lets its subject', async () => {
  const { creator, subject, id } = await aReleasedReview()
  expect(await cardOf(creator, { id })).toContain('Nobody Someone has answered')
  expect(await cardOf(subject, { id })).not.toContain('has answered')
})

test('the card says why a subject who sees no names cannot share it', async () => {
  const { subject, id } = await aReleasedReview({ anonymity: 'CONFIDENTIAL' })
  expect(await cardOf(subject, { id })).toContain('Others would see names that you don’t')
})

test('knows who reads it in any case, so that nobody is offered them', async () => {
  const { creator, subject, reader, id } = await aReleasedReview({ isShared: true })
  for (const actor of [creator, subject]) {
    const sharing = await getSharing(actor, await getSharedHead(actor, id))
    expect(sharing?.readerIds).toEqual([creator.memberId, subject.memberId, reader.memberId])
  }
})
