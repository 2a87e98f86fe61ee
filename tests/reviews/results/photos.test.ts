import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { getSharedHead } from '@/lib/reviews/results/queries/get-review-head'
import { listAsked } from '@/lib/reviews/results/queries/list-asked'
import { listResponses } from '@/lib/reviews/results/queries/list-responses'
import type { Anonymity } from '@/lib/platform/generated/prisma/enums'
import { aPhotoOf } from '@/tests/factories/pictures'
import { aReleasedReview } from '@/tests/factories/releases'

/** Everything that a reader is told of those who were asked, as one text in which an id can be looked for. */
async function told(reader: Actor, id: string) {
  const head = await getSharedHead(reader, id)
  return JSON.stringify([head, await listAsked(head, 'team'), await listResponses(head)])
}

async function aSceneWithPhotos(anonymity: Anonymity) {
  const scene = await aReleasedReview({ anonymity })
  return { ...scene, photos: await Promise.all(scene.asked.map(aPhotoOf)) }
}

test('faces stand beside the names of a named review', async () => {
  const { creator, subject, id, photos } = await aSceneWithPhotos('NAMED')
  for (const reader of [creator, subject]) {
    const text = await told(reader, id)
    expect(photos.slice(0, 4).every((photo) => text.includes(photo))).toBe(true)
  }
})

test('where names are hidden from a reader, no face gives one away', async () => {
  const { subject, id, photos } = await aSceneWithPhotos('CONFIDENTIAL')
  const text = await told(subject, id)
  expect(photos.some((photo) => text.includes(photo))).toBe(false)
})

test('of an anonymous review, faces tell who was asked, and nothing of who answered', async () => {
  const { creator, subject, id, photos } = await aSceneWithPhotos('ANONYMOUS')
  const text = await told(creator, id)
  expect(photos.every((photo) => text.includes(photo))).toBe(true)
  const head = await getSharedHead(creator, id)
  expect(await listResponses(head)).toMatchObject({ rows: [] })
  const seen = await told(subject, id)
  expect(photos.some((photo) => seen.includes(photo))).toBe(false)
})
