import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import type { ListTab } from '@/lib/reviews/lists/rules'
import type { ReviewListFilter } from '@/lib/reviews/lists/schema'
import { aMember } from '@/tests/factories/members'
import { aGivenNote } from '@/tests/factories/quick-words'
import { aReleasedReview } from '@/tests/factories/releases'
import { aboutPerson, aCircle, aResponse, aReview } from '@/tests/factories/reviews'

const rowsOf = async (actor: Actor, tab: ListTab) => (await listReviews(actor, { tab, search: '' })).rows

test('a row shows its creator to those asked, and its subject to its creator', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const [tom = creator] = asked
  const subject = await aMember({ workspace })
  await aReview(creator, { asked, ...aboutPerson(subject) })
  expect((await rowsOf(tom, 'received'))[0]?.face.memberId).toBe(creator.memberId)
  expect((await rowsOf(creator, 'created'))[0]?.face.memberId).toBe(subject.memberId)
})

test('only its creator sees who was asked, three at most', async () => {
  const { workspace, creator, asked } = await aCircle(4)
  const reader = await aMember({ workspace })
  await aReview(creator, { asked, sharedWithIds: [reader.memberId] })
  const [own] = await rowsOf(creator, 'created')
  expect(own?.askedFaces).toHaveLength(3)
  expect(asked.map(({ memberId }) => memberId)).toEqual(
    expect.arrayContaining(own?.askedFaces.map(({ memberId }) => memberId) ?? []),
  )
  expect((await rowsOf(reader, 'shared'))[0]?.askedFaces).toEqual([])
  for (const actor of asked) expect((await rowsOf(actor, 'received'))[0]?.askedFaces).toEqual([])
})

test('“About you” holds released results and notes about the viewer, and nothing else', async () => {
  const { workspace, creator, subject, id } = await aReleasedReview({ isShared: true })
  const note = await aGivenNote(creator, subject)
  const other = await aMember({ workspace })
  await aReview(creator, { asked: [subject], sharedWithIds: [subject.memberId], ...aboutPerson(other) })
  const aboutMe = async (actor: Actor, filter: Pick<ReviewListFilter, 'tab' | 'sort'>) =>
    (await listReviews(actor, { ...filter, search: '', about: 'me' })).rows.map((row) => row.id)
  for (const tab of ['received', 'shared', 'all'] as const) {
    for (const sort of ['newest', 'closing', 'title'] as const) {
      expect((await aboutMe(subject, { tab, sort })).toSorted()).toEqual([id, note.id].toSorted())
      expect(await aboutMe(creator, { tab, sort })).toEqual([])
    }
  }
})

test('“About you” holds answers to the viewer’s questions about themselves, from the first on', async () => {
  const { creator, asked } = await aCircle(1)
  const [tom = creator] = asked
  const review = await aReview(creator, { asked, ...aboutPerson(creator) })
  const aboutMe = async () =>
    (await listReviews(creator, { tab: 'shared', search: '', about: 'me' })).rows.map(({ id, href }) => [id, href])
  expect(await aboutMe()).toEqual([])
  await aResponse(tom, review)
  expect(await aboutMe()).toEqual([[review.id, `/feedback/preview/${review.id}`]])
})

test('“About you” leads to the results, also of a form the viewer answered about themselves', async () => {
  const { creator, asked } = await aCircle(1)
  const all = [creator, ...asked]
  const review = await aReview(creator, { asked: all, ...aboutPerson(creator) })
  await aResponse(creator, review)
  const [line] = (await listReviews(creator, { tab: 'received', search: '', about: 'me' })).rows
  expect(line).toMatchObject({ href: `/feedback/preview/${review.id}`, badge: { label: 'Active' } })
})

test('“About you” leaves out anonymous answers until the close', async () => {
  const { creator, asked } = await aCircle(3)
  const review = await aReview(creator, { asked, ...aboutPerson(creator), anonymity: 'ANONYMOUS' })
  for (const one of asked) await aResponse(one, review)
  const aboutMe = async () =>
    (await listReviews(creator, { tab: 'received', search: '', about: 'me' })).rows.map(({ id }) => id)
  expect(await aboutMe()).toEqual([])
  await closeReview(creator, review)
  expect(await aboutMe()).toEqual([review.id])
})
