import type { Actor } from '@/lib/access/actor'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { renderToStaticMarkup } from 'react-dom/server'
import { Acknowledgement } from '@/components/reviews/results/release/acknowledgement'
import { ReleaseNote } from '@/components/reviews/results/release/release-note'
import { reasonToRead } from '@/lib/reviews/model/rules/sharing'
import { listAboutMe } from '@/lib/reviews/results/queries/list-about-me'
import { test, expect } from 'vitest'
import { aClosedReview } from '@/tests/factories/releases'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { deactivate, aMember } from '@/tests/factories/members'

async function readBy(reader: Actor, id: string) {
  const head = await getReviewHead(reader, id)
  if (!head) throw new Error('There is no such feedback.')
  const acknowledgement = renderToStaticMarkup(<Acknowledgement head={head} zone="UTC" />)
  const note = renderToStaticMarkup(<ReleaseNote head={head} />)
  return { head, acknowledgement, note, reason: reasonToRead(head.readAs, head) }
}

const releaserOf = async (reader: Actor) =>
  (await listAboutMe(reader, { tab: 'feedback', search: '' })).rows.map(({ releaserName }) => releaserName)

test('the subject can reply once the creator has released it to them', async () => {
  const { creator, subject, id } = await aClosedReview()
  await releaseReview(creator, { id, note: 'See you on Monday.' })
  const { head, acknowledgement, note, reason } = await readBy(subject, id)
  expect(reason).toContain(`${head.creatorName} asked for it and released it to you.`)
  expect(acknowledgement).toContain(`Reply to ${head.creatorName}`)
  expect(note).toContain(`A note from ${head.creatorName}`)
  expect(await releaserOf(subject)).toEqual([head.creatorName])
})

test('where its creator left, the Admin who released it is named, and no word is asked that nobody would read', async () => {
  const { workspace, creator, subject, id } = await aClosedReview()
  await deactivate(creator)
  const admin = await aMember({ workspace, role: 'Admin', firstName: 'Ada', lastName: 'King' })
  await releaseReview(admin, { id, note: 'From the drawer.' })
  const { head, acknowledgement, note, reason } = await readBy(subject, id)
  expect(reason).toContain(`${head.creatorName} asked for it, and Ada King released it to you.`)
  expect(acknowledgement).toContain('I’ve read it')
  expect(acknowledgement).toContain(`${head.creatorName} has left, so there’s nobody to reply to`)
  expect(acknowledgement).not.toContain('Reply to')
  expect(note).toContain('A note from Ada King')
  expect(await releaserOf(subject)).toEqual(['Ada King'])
})
