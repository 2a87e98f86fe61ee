import { aCircle, aDraft, aboutPerson, aForm, type GivenForm } from '@/tests/factories/reviews'
import { saveDraft } from '@/lib/reviews/drafting/commands/save-draft'
import type { Actor } from '@/lib/access/actor'
import { getDraft } from '@/lib/reviews/drafting/queries/get-draft'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { db } from '@/lib/platform/db'
import { test, expect } from 'vitest'

/** A draft in which somebody asked is called the manager of whom it is about. */
async function aDraftWithManager() {
  const { creator, asked } = await aCircle(3)
  const [subject = creator, other = creator, boss = creator] = asked
  const form = { asked: [boss], relationships: { [boss.memberId]: 'MANAGER' as const } }
  const draft = await aDraft(creator, { ...form, ...aboutPerson(subject) })
  const save = (given: GivenForm, version = draft.version) =>
    saveDraft(creator, { id: draft.id, version, content: aForm({ ...form, ...given }) })
  return { creator, subject, other, boss, save, ...draft }
}

/** What is kept of what people are to whom it is about. */
async function keptOf(creator: Actor, id: string) {
  const content = (await getDraft(creator, id))?.content
  return { relationships: content?.relationships, relatedToId: content?.relatedToId }
}

const nothing = { relationships: {}, relatedToId: null }

async function sentRelationship(creator: Actor, { id, version }: { id: string; version: number }) {
  await publishReview(creator, { id, version })
  const [place] = await db.reviewAssignee.findMany({ where: { reviewId: id } })
  return place?.relationship
}

test('what people were to one person is kept with whom that was, while the form is about them', async () => {
  const { creator, subject, boss, id, save } = await aDraftWithManager()
  const kept = { relationships: { [boss.memberId]: 'MANAGER' }, relatedToId: subject.memberId }
  expect(await keptOf(creator, id)).toEqual(kept)
  const saved = await save({ ...aboutPerson(subject), relatedToId: subject.memberId, title: 'A second thought' })
  expect(await keptOf(creator, id)).toEqual(kept)
  expect(await sentRelationship(creator, { id, version: saved.version })).toBe('MANAGER')
})

test('saved about another person, with or without a word on whom it was chosen about, it is not applied to them', async () => {
  const { creator, subject, other, id, save } = await aDraftWithManager()
  const said = await save({ ...aboutPerson(other), relatedToId: subject.memberId })
  expect(await keptOf(creator, id)).toEqual(nothing)
  const back = await save({ ...aboutPerson(subject), relatedToId: subject.memberId }, said.version)
  const { version } = await save(aboutPerson(other), back.version)
  expect(await sentRelationship(creator, { id, version })).toBe('OTHER')
})

test.each<[string, GivenForm]>([
  ['their own creator', { about: 'me', subjectIds: [] }],
  ['nobody in particular', { about: 'nobody', subjectIds: [] }],
])('about %s, nothing of it is left', async (_, given) => {
  const { creator, subject, id, save } = await aDraftWithManager()
  await save({ ...given, relatedToId: subject.memberId })
  expect(await keptOf(creator, id)).toEqual(nothing)
})

test('about several, nothing of it is left for whichever of them remains', async () => {
  const { creator, subject, other, id, save } = await aDraftWithManager()
  const { version } = await save({ about: 'people', subjectIds: [subject.memberId, other.memberId] })
  expect(await keptOf(creator, id)).toEqual(nothing)
  await save({ ...aboutPerson(other), relationships: {} }, version)
  expect(await keptOf(creator, id)).toEqual(nothing)
})

test('what is chosen anew about the other person is theirs', async () => {
  const { creator, other, id, save } = await aDraftWithManager()
  const { version } = await save({ ...aboutPerson(other), relatedToId: other.memberId })
  expect(await sentRelationship(creator, { id, version })).toBe('MANAGER')
})

test('a saving whose answer was lost can be repeated all the same', async () => {
  const { creator, subject, other, id, version } = await aDraftWithManager()
  const relationships = { [creator.memberId]: 'PEER' as const }
  const content = aForm({ ...aboutPerson(other), relationships, relatedToId: subject.memberId })
  const first = await saveDraft(creator, { id, version, content })
  expect(await saveDraft(creator, { id, version, content })).toEqual(first)
})
