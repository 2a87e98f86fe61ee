import { HOME_ROWS } from '@/lib/access/home'
import { aManager, aMember } from '@/tests/factories/members'
import { describe, test, expect } from 'vitest'
import { asked, answered, aDraft } from '@/tests/reviews/figures/asked'
import { listToAnswer } from '@/lib/reviews/lists/queries/list-to-answer'
import { db } from '@/lib/platform/db'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import type { FormContent } from '@/lib/reviews/model/schema'
import { ownStepsReading } from '@/lib/reviews/lists/queries/list-own-steps'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { read } from '@/lib/platform/reading'

/** A manager who asks, and three colleagues. */
async function aTeamOfFour() {
  const tom = await aManager({ firstName: 'Tom', lastName: 'Reed' })
  const workspace = { id: tom.workspaceId }
  const [ana, bea, cem] = [
    await aMember({ workspace, firstName: 'Ana' }),
    await aMember({ workspace }),
    await aMember({ workspace }),
  ]
  return { tom, ana, bea, cem }
}

describe('listToAnswer', () => {
  test('holds what one can answer now, with who asks about whom', async () => {
    const { tom, ana, bea } = await aTeamOfFour()
    const { id } = await asked(tom, [ana], { about: 'people', subjectIds: [bea.memberId] })
    await asked(tom, [bea])
    expect(await listToAnswer(ana)).toMatchObject({
      rows: [{ reviewId: id, title: 'Q3', sentence: 'Tom Reed asked you about Priya Nair', closesAt: null }],
      hasMore: false,
    })
    expect((await listToAnswer(tom)).rows).toEqual([])
    expect((await listToAnswer(await aMember())).rows).toEqual([])
  })

  test('lets go of what was answered, what was paused and what is closed', async () => {
    const { tom, ana } = await aTeamOfFour()
    const { id } = await asked(tom, [ana])
    await answered(ana, id)
    const paused = await asked(tom, [ana])
    await db.review.update({ where: { id: paused.id }, data: { status: 'INACTIVE' } })
    const closed = await asked(tom, [ana])
    await closeReview(tom, closed)
    const due = await asked(tom, [ana])
    await db.review.update({ where: { id: due.id }, data: { closesAt: new Date('2020-01-01T00:00:00Z') } })
    expect((await listToAnswer(ana)).rows).toEqual([])
  })

  test('puts what closes next on top, and says when there is more', async () => {
    const { tom, ana } = await aTeamOfFour()
    const open = await asked(tom, [ana])
    const late = await asked(tom, [ana], { closesOn: '2999-12-01' })
    const soon = await asked(tom, [ana], { closesOn: '2999-11-01' })
    expect((await listToAnswer(ana)).rows.map(({ reviewId }) => reviewId)).toEqual([soon.id, late.id, open.id])
    // Who was given more time answers the first of them last.
    const own = { closesAt: new Date('2999-12-31T00:00:00Z') }
    await db.reviewAssignee.updateMany({ where: { reviewId: soon.id, memberId: ana.memberId }, data: own })
    const { rows: given } = await listToAnswer(ana)
    expect(given.map(({ reviewId }) => reviewId)).toEqual([late.id, soon.id, open.id])
    expect(given[1]).toMatchObject(own)
    for (let count = 3; count <= HOME_ROWS; count += 1) await asked(tom, [ana])
    const { rows, hasMore } = await listToAnswer(ana)
    expect([rows.length, hasMore]).toEqual([HOME_ROWS, true])
  })
})

/** Feedback about Ana that was closed after these people answered. */
async function closedAfter(settings: Partial<FormContent>, answers: number) {
  const { tom, ana, bea, cem } = await aTeamOfFour()
  const people = [ana, bea, cem]
  const review = await asked(tom, people, {
    about: 'people',
    subjectIds: [ana.memberId],
    seenBySubject: true,
    ...settings,
  })
  for (const person of people.slice(0, answers)) await answered(person, review.id)
  await closeReview(tom, review)
  return { tom, ana, review, steps: await read(ownStepsReading(tom)) }
}

describe('ownStepsReading', () => {
  test('a draft is to be finished by the one who began it', async () => {
    const { tom, ana } = await aTeamOfFour()
    const { id } = await aDraft(tom)
    expect(await read(ownStepsReading(tom))).toMatchObject([
      { reviewId: id, step: 'finish', title: 'Q3', subjectName: null },
    ])
    expect(await read(ownStepsReading(ana))).toEqual([])
  })

  test('closed feedback is to be released, until it is', async () => {
    const { tom, review, steps } = await closedAfter({}, 1)
    expect(steps).toMatchObject([{ reviewId: review.id, step: 'release', subjectName: 'Ana Nair' }])
    await releaseReview(tom, review)
    expect(await read(ownStepsReading(tom))).toEqual([])
  })

  test.each([
    ['that nobody answered', {}, 0],
    ['that its subject is never to read', { seenBySubject: false }, 3],
    ['about nobody', { about: 'nobody' }, 3],
    ['that is anonymous, with too few answers', { anonymity: 'ANONYMOUS' }, 2],
    ['that is anonymous, with too few answers besides the reader’s own', { anonymity: 'ANONYMOUS' }, 3],
  ] as const)('feedback %s has nothing to release', async (_what, settings, answers) => {
    expect((await closedAfter(settings, answers)).steps).toEqual([])
  })

  test('what is offered for release can be released', async () => {
    const { tom, ana, bea, cem } = await aTeamOfFour()
    const people = [tom, bea, cem]
    const settings = { about: 'people' as const, subjectIds: [ana.memberId], anonymity: 'ANONYMOUS' as const }
    const review = await asked(tom, people, settings)
    for (const person of people) await answered(person, review.id)
    await closeReview(tom, review)
    expect(await read(ownStepsReading(tom))).toHaveLength(1)
    await expect(releaseReview(tom, review)).resolves.toEqual({ id: review.id })
  })
})
