import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { listAsked } from '@/lib/reviews/results/queries/list-asked'
import { getReviewHead, type ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { listResponses } from '@/lib/reviews/results/queries/list-responses'
import { getTexts } from '@/lib/reviews/results/queries/get-texts'
import { aMember } from '@/tests/factories/members'
import {
  aboutPerson,
  aCircle,
  aDraft,
  aQuestion,
  aResponse,
  aReview,
  aReviewer,
  anAnswer,
  questionOf,
  type GivenForm,
} from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

/** A review about somebody, with everybody around it who might want to read it. */
async function aScene(given: GivenForm = {}) {
  const { workspace, creator, asked } = await aCircle(4)
  const subject = await aMember({ workspace, firstName: 'Tom' })
  const manager = await aMember({ workspace, role: 'Manager' })
  const admin = await aMember({ workspace, role: 'Admin' })
  const chosen = await aMember({ workspace })
  const colleague = await aMember({ workspace })
  const stranger = await aMember({ role: 'Admin' })
  await aTeam({ workspace, managers: [manager], members: [subject] })
  const about = aboutPerson(subject)
  const review = await aReview(creator, { asked, ...about, seenBySubject: false, ...given })
  return { workspace, creator, asked, subject, manager, admin, chosen, colleague, stranger, review }
}

const readAs = async (actor: Actor, id: string) => (await getReviewHead(actor, id))?.readAs

async function headOf(actor: Actor, id: string): Promise<ReviewHead> {
  const head = await getReviewHead(actor, id)
  if (!head) throw new Error('this is still a draft')
  return head
}

describe('who may read results', () => {
  test('by default the creator alone', async () => {
    const { creator, asked, subject, manager, admin, chosen, stranger, review } = await aScene()
    expect(await readAs(creator, review.id)).toBe('creator')
    for (const actor of [...asked, subject, manager, admin, chosen])
      await expectRefused(getReviewHead(actor, review.id), 'forbidden')
    await expectRefused(getReviewHead(stranger, review.id), 'not-found')
  })

  test('and whom the settings name: the subject’s manager, admins, chosen people', async () => {
    const { workspace, asked } = await aCircle(1)
    const chosen = await aMember({ workspace })
    const scene = await aScene({ seenByManager: true, seenByAdmins: true })
    expect(await readAs(scene.manager, scene.review.id)).toBe('manager')
    expect(await readAs(scene.admin, scene.review.id)).toBe('admin')
    await expectRefused(getReviewHead(scene.colleague, scene.review.id), 'forbidden')
    const creator = await aMember({ workspace })
    const shared = await aReview(creator, { asked, sharedWithIds: [chosen.memberId] })
    expect(await readAs(chosen, shared.id)).toBe('shared')
    await expectRefused(getReviewHead(scene.chosen, shared.id), 'not-found')
  })

  test('the manager of another team has no extra reach', async () => {
    const { workspace, review, colleague } = await aScene({ seenByManager: true })
    const other = await aMember({ workspace, role: 'Manager' })
    await aTeam({ workspace, managers: [other], members: [colleague] })
    await expectRefused(getReviewHead(other, review.id), 'forbidden')
  })

  test('the subject only once it is released', async () => {
    const { creator, asked, subject, review } = await aScene({ seenBySubject: true })
    await aResponse(asked[0] ?? creator, review)
    await expectRefused(getReviewHead(subject, review.id), 'forbidden')
    await closeReview(creator, { id: review.id })
    await expectRefused(getReviewHead(subject, review.id), 'forbidden')
    await releaseReview(creator, { id: review.id })
    expect(await readAs(subject, review.id)).toBe('subject')
  })

  test('and not for being an admin or chosen besides: what is about oneself waits for the release', async () => {
    const { workspace, creator, asked } = await aCircle(1)
    const subject = await aMember({ workspace, role: 'Admin' })
    const sharedWithIds = [subject.memberId, creator.memberId]
    const about = aboutPerson(subject)
    const review = await aReview(creator, { asked, ...about, seenBySubject: false, seenByAdmins: true, sharedWithIds })
    await expectRefused(getReviewHead(subject, review.id), 'forbidden')
    expect((await listReviews(subject, { tab: 'shared', search: '' })).rows).toEqual([])
    expect((await headOf(creator, review.id)).readers).toBe('you and the workspace’s admins')
  })

  test('a draft has no results: its creator goes on writing, nobody else gets in', async () => {
    const { workspace, creator, asked } = await aCircle(1)
    const { id } = await aDraft(creator, { asked })
    expect(await getReviewHead(creator, id)).toBeNull()
    const admin = await aMember({ workspace, role: 'Admin' })
    await expectRefused(getReviewHead(admin, id), 'forbidden')
    await expectRefused(getReviewHead(await aMember({ role: 'Admin' }), id), 'not-found')
  })
})

test('only the creator may close it, and says who reads it', async () => {
  const { creator, admin, review } = await aScene({ seenByAdmins: true, seenBySubject: true })
  const head = await headOf(creator, review.id)
  expect(head).toMatchObject({ can: { release: false, seePeople: true }, badge: { label: 'Active' } })
  expect(head.steps?.all.close).toBe(true)
  expect(head.readers).toBe('you, Tom Nair (once it is released) and the workspace’s admins')
  expect(await headOf(admin, review.id)).toMatchObject({ can: { release: false, seePeople: true }, steps: null })
})

describe('who was asked', () => {
  test('colleagues and people outside apart, each with where they stand', async () => {
    const email = `${unique('reviewer')}@client.example`
    const { creator, asked, review } = await aScene({ emails: [email] })
    await aResponse(asked[0] ?? creator, review)
    await aResponse(await aReviewer(email), review)
    const head = await headOf(creator, review.id)
    expect(head.asked).toEqual({ team: 4, invited: 1, joining: 0 })
    const team = await listAsked(head, 'team')
    expect(team.rows.map(({ name }) => name)).toEqual(
      asked.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    )
    expect(team.rows.map(({ badge }) => badge?.label)).toEqual(['Answered', 'Pending', 'Pending', 'Pending'])
    const invited = await listAsked(head, 'invited')
    expect(invited).toMatchObject({ rows: [{ name: email, badge: { label: 'Answered' } }], next: null })
  })

  test('of an anonymous review without where they stand, and only for its creator', async () => {
    const { creator, admin, asked, review } = await aScene({ anonymity: 'ANONYMOUS', seenByAdmins: true })
    for (const actor of asked) await aResponse(actor, review)
    const { rows } = await listAsked(await headOf(creator, review.id), 'team')
    expect(rows.map(({ badge }) => badge)).toEqual([null, null, null, null])
    const seenByAdmin = await headOf(admin, review.id)
    expect(await listAsked(seenByAdmin, 'team')).toEqual({ rows: [], next: null })
    expect(seenByAdmin.asked).toBeNull()
  })
})

describe('all texts of a question', () => {
  test('come a page at a time, each once', async () => {
    const { creator, asked } = await aCircle(52)
    const review = await aReview(creator, { asked, questions: [aQuestion('textarea'), aQuestion('yesno')] })
    const question = questionOf(review, 'textarea')
    for (const [index, actor] of asked.entries()) {
      await aResponse(actor, review, [
        anAnswer(question, { text: `Text ${index}` }),
        anAnswer(questionOf(review, 'yesno')),
      ])
    }
    const head = await headOf(creator, review.id)
    const first = await getTexts(head, question.id)
    const second = await getTexts(head, question.id, { after: first.next ?? undefined })
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 2, null])
    expect(new Set([...first.rows, ...second.rows].map(({ text }) => text)).size).toBe(52)
    expect((await getTexts(head, question.id, { after: 'not a cursor' })).rows).toHaveLength(50)
  })

  test('of another review are not found', async () => {
    const { creator, review } = await aScene()
    const other = await aReview(creator, { asked: [creator] })
    const head = await headOf(creator, review.id)
    await expectRefused(getTexts(head, questionOf(other, 'textarea').id), 'not-found')
  })
})

test('named responses come newest first, ten at a time, each with its author', async () => {
  const { creator, asked } = await aCircle(12)
  const review = await aReview(creator, { asked })
  for (const actor of asked) await aResponse(actor, review)
  const head = await headOf(creator, review.id)
  const first = await listResponses(head)
  const second = await listResponses(head, { after: first.next ?? undefined })
  expect([first.rows.length, second.rows.length, second.next]).toEqual([10, 2, null])
  expect([...first.rows, ...second.rows].map(({ memberId }) => memberId)).toEqual(
    asked.map(({ memberId }) => memberId).reverse(),
  )
  expect(first.questions).toEqual(review.questions.map((question) => ({ ...question, reviewId: review.id })))
  expect(Object.keys(first.rows[0]?.answers ?? {})).toHaveLength(6)
})
