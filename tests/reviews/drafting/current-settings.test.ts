import { aCircle, aReview, aboutPerson, type GivenForm } from '@/tests/factories/reviews'
import { aMember } from '@/tests/factories/members'
import type { Actor } from '@/lib/access/actor'
import type { EditReviewInput } from '@/lib/reviews/operating/schema'
import { findSettings } from '@/lib/reviews/model/queries/find-settings'
import { db } from '@/lib/platform/db'
import { editReview } from '@/lib/reviews/operating/commands/edit-review'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { copyReview } from '@/lib/reviews/drafting/commands/copy-review'
import { randomId } from '@/lib/shared/randomness'
import { getDraft } from '@/lib/reviews/drafting/queries/get-draft'
import { describe, test, expect } from 'vitest'
import { saveAsTemplate } from '@/lib/templates/commands/save-as-template'
import { getTemplatePreview } from '@/lib/templates/queries/get-template'
import { aRound } from '@/tests/factories/series'
import { copyRound } from '@/lib/reviews/drafting/commands/copy-round'
import { askExternalReviewers } from '@/lib/reviews/respondents/commands/ask-external-reviewers'
import { aTeam } from '@/tests/factories/teams'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { approveNomination } from '@/lib/reviews/nominations/commands/approve-nomination'
import { shareReview } from '@/lib/reviews/results/commands/share-review'

/** A running review about somebody, by three colleagues. */
async function aReviewAbout(given: GivenForm = {}) {
  const { workspace, creator, asked } = await aCircle(3)
  const subject = await aMember({ workspace })
  const { id } = await aReview(creator, { asked, ...aboutPerson(subject), ...given })
  return { workspace, creator, asked, subject, id }
}

async function edit(creator: Actor, id: string, changes: Partial<EditReviewInput>) {
  const { hasShared: _hasShared, closesAt: _closesAt, ...settings } = await findSettings(db, id)
  await editReview(creator, { id, ...settings, closesOn: '', closesTime: '17:00', ...changes })
}

async function remove(creator: Actor, reviewId: string, { memberId }: Actor) {
  const { id: assigneeId } = await db.reviewAssignee.findFirstOrThrow({ where: { reviewId, memberId } })
  await removeRespondent(creator, { id: reviewId, assigneeId })
}

const add = (creator: Actor, id: string, { memberId }: Actor) =>
  addRespondents(creator, { id, memberIds: [memberId], teamIds: [], tagIds: [] })

const ids = (people: readonly Actor[]) => people.map(({ memberId }) => memberId).toSorted()

async function copyOf(creator: Actor, id: string) {
  const copy = await copyReview(creator, { id, madeId: randomId() })
  const draft = await getDraft(creator, copy.id)
  if (!draft) throw new Error('The copy is no draft.')
  return { ...draft.content, assigneeIds: draft.content.assigneeIds.toSorted() }
}

const changes = {
  title: 'How we really work',
  description: 'Ten minutes.',
  anonymity: 'CONFIDENTIAL',
  seenBySubject: false,
  seenByManager: true,
  seenByAdmins: true,
  hasReminders: false,
  timeZone: 'Asia/Tokyo',
} as const

describe('what was changed after sending', () => {
  test('is in a copy as it is now', async () => {
    const { creator, id } = await aReviewAbout()
    await edit(creator, id, changes)
    expect(await copyOf(creator, id)).toMatchObject(changes)
  })

  test('is in a template as it is now', async () => {
    const { creator, id: reviewId } = await aReviewAbout()
    await edit(creator, reviewId, changes)
    const { id } = await saveAsTemplate(creator, { reviewId, madeId: randomId() })
    const { timeZone: _timeZone, ...kept } = changes
    expect((await getTemplatePreview(creator, id)).title).toBe(changes.title)
    expect((await db.template.findUniqueOrThrow({ where: { id } })).content).toMatchObject(kept)
  })

  test('is in the copy of a round as the most private of its reviews has it', async () => {
    const { workspace, creator, asked } = await aCircle(3)
    const subjects = [await aMember({ workspace }), await aMember({ workspace })]
    const form = { title: 'Spring', seenByAdmins: true, releaseMode: 'AT_CLOSE' as const }
    const id = await aRound(creator, { asked, subjects, ...form })
    const [one, other] = await db.review.findMany({
      where: { roundId: id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    if (!one || !other) throw new Error('Two reviews were sent.')
    await edit(creator, one.id, { description: 'Ten minutes.', seenByAdmins: false })
    await edit(creator, other.id, { anonymity: 'CONFIDENTIAL', releaseMode: 'BY_HAND' })
    const copy = await copyRound(creator, { id, madeId: randomId() })
    expect((await getDraft(creator, copy.id))?.content).toMatchObject({
      title: 'Spring',
      description: 'Ten minutes.',
      anonymity: 'CONFIDENTIAL',
      releaseMode: 'BY_HAND',
      seenBySubject: true,
      seenByAdmins: false,
    })
  })
})

describe('a copy asks those who are asked now', () => {
  test('with whom was added, without whom was taken out', async () => {
    const { workspace, creator, asked, id } = await aReviewAbout({ emails: ['olga@elsewhere.example'] })
    const [out, ...staying] = asked
    const added = await aMember({ workspace })
    if (out) await remove(creator, id, out)
    await add(creator, id, added)
    await askExternalReviewers(creator, { id, emails: ['ugo@elsewhere.example'] })
    const { assigneeIds, emails } = await copyOf(creator, id)
    expect(assigneeIds).toEqual(ids([...staying, added]))
    expect(emails.toSorted()).toEqual(['olga@elsewhere.example', 'ugo@elsewhere.example'])
  })

  test('with a team as long as it brings back nobody who was taken out', async () => {
    const { workspace, creator, asked } = await aCircle(3)
    const [whole, broken] = [
      await aTeam({ workspace, members: asked.slice(0, 2) }),
      await aTeam({ workspace, members: asked }),
    ]
    const { id } = await aReview(creator, { teamIds: [whole.id, broken.id] })
    expect(await copyOf(creator, id)).toMatchObject({ teamIds: [whole.id, broken.id], assigneeIds: [] })
    const [first, second, third] = asked
    if (!first || !second || !third) throw new Error('Three people were asked.')
    await remove(creator, id, third)
    expect(await copyOf(creator, id)).toMatchObject({ teamIds: [whole.id], assigneeIds: [] })
    await remove(creator, id, second)
    expect(await copyOf(creator, id)).toMatchObject({ teamIds: [], assigneeIds: [first.memberId] })
  })

  test('with the peers who were proposed and approved, as peers', async () => {
    const nominations = { min: 1, max: 2, approver: 'CREATOR' as const }
    const { workspace, creator, subject, id } = await aReviewAbout({ nominations })
    const { memberId } = await aMember({ workspace })
    await nominatePeers(subject, { id, memberIds: [memberId] })
    const { id: nominationId } = await db.reviewNomination.findFirstOrThrow({ where: { reviewId: id } })
    await approveNomination(creator, { id, nominationId })
    const { assigneeIds, relationships } = await copyOf(creator, id)
    expect(assigneeIds).toContain(memberId)
    expect(relationships).toEqual({ [memberId]: 'PEER' })
  })

  test('and lets those read it whom its creator lets read it', async () => {
    const { workspace, creator, id } = await aReviewAbout()
    const reader = await aMember({ workspace })
    await shareReview(creator, { id, memberId: reader.memberId })
    expect(await copyOf(creator, id)).toMatchObject({ sharedWithIds: [reader.memberId] })
  })

  test('the copy of a round, with whom any of its reviews asks', async () => {
    const { workspace, creator, asked } = await aCircle(3)
    const subjects = [await aMember({ workspace }), await aMember({ workspace })]
    const id = await aRound(creator, { asked, subjects })
    const reviews = await db.review.findMany({ where: { roundId: id } })
    const [everywhere, once, ...staying] = asked
    if (!everywhere || !once || !reviews[0]) throw new Error('Two reviews asked three people.')
    for (const review of reviews) await remove(creator, review.id, everywhere)
    await remove(creator, reviews[0].id, once)
    const added = await aMember({ workspace })
    await add(creator, reviews[0].id, added)
    const copy = await copyRound(creator, { id, madeId: randomId() })
    const content = (await getDraft(creator, copy.id))?.content
    expect((content?.assigneeIds ?? []).toSorted()).toEqual(ids([once, ...staying, added]))
  })
})
