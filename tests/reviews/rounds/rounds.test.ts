import {
  aQuestion,
  aCircle,
  aReview,
  aResponse,
  anAnswer,
  aboutPerson,
  oneOfEach,
  type GivenForm,
} from '@/tests/factories/reviews'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { getRound } from '@/lib/reviews/rounds/queries/get-round'
import { describe, test, expect } from 'vitest'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { questionTypes, kinds } from '@/lib/reviews/model/rules/question-types'
import { daysFrom, now } from '@/lib/platform/clock'
import { expectRefused } from '@/tests/support/refused'
import { aTeam } from '@/tests/factories/teams'
import { heatCell, columnMean, type CellTally } from '@/lib/reviews/rounds/rules'

const questions = () => [aQuestion('scale'), aQuestion('textarea', { isRequired: false }), aQuestion('yesno')]

const anEmptyRound = ({ workspaceId, memberId: creatorId }: Actor) =>
  db.reviewRound.create({ data: { workspaceId, creatorId, title: 'Spring', createdAt: new Date() } })

/** A round about as many people as there are counts, each answered by so many. */
async function aRound(counts: number[], given: GivenForm = {}) {
  const { workspace, creator, asked } = await aCircle(4)
  const round = await anEmptyRound(creator)
  const subjects: Actor[] = []
  const reviewIds: string[] = []
  for (const [index, count] of counts.entries()) {
    const subject = await aMember({ workspace, firstName: `Subject${index}` })
    const about = { about: 'people' as const, subjectIds: [subject.memberId], seenBySubject: true }
    const review = await aReview(creator, { asked, questions: questions(), ...about, ...given })
    await db.review.update({ where: { id: review.id }, data: { roundId: round.id } })
    const [scale, , yesno] = review.questions
    for (const [place, actor] of asked.slice(0, count).entries()) {
      if (scale && yesno) await aResponse(actor, review, [anAnswer(scale, { score: place + 1 }), anAnswer(yesno)])
    }
    subjects.push(subject)
    reviewIds.push(review.id)
  }
  const close = async () => {
    for (const id of reviewIds) await closeReview(creator, { id })
  }
  return { workspace, creator, asked, subjects, reviewIds, round, close }
}

const values = ({ rows }: Awaited<ReturnType<typeof getRound>>) =>
  rows.map(({ cells }) => cells.map((cell) => cell && [cell.value, cell.people]))

describe('a round', () => {
  test('has the figures of each person, question by question, by their names', async () => {
    const { creator, round } = await aRound([2, 0])
    const found = await getRound(creator, round.id)
    expect(found).toMatchObject({ title: 'Spring', isCreator: true, next: null })
    expect(found.columns.map(({ type }) => type)).toEqual(['scale', 'yesno'])
    expect(found.rows.map(({ subjectName }) => subjectName.split(' ')[0])).toEqual(['Subject0', 'Subject1'])
    expect(found.rows.map(({ answeredCount, askedCount }) => [answeredCount, askedCount])).toEqual([
      [2, 4],
      [0, 4],
    ])
    expect(values(found)).toEqual([
      [
        [1.5, 2],
        [100, 2],
      ],
      [null, null],
    ])
  })

  test('of anonymous reviews shows counts while they run, and then no cell of fewer than three', async () => {
    const { creator, round, close } = await aRound([4, 2], { anonymity: 'ANONYMOUS' })
    expect(values(await getRound(creator, round.id))).toEqual([[], []])
    await close()
    const found = await getRound(creator, round.id)
    expect(found.rows.map(({ answeredCount }) => answeredCount)).toEqual([4, 2])
    expect(values(found)).toEqual([
      [
        [2.5, 4],
        [100, 4],
      ],
      [null, null],
    ])
  })

  test('shows who answered one of them no cell that only two others are in', async () => {
    const { creator, asked, round, close } = await aRound([3, 4], { anonymity: 'ANONYMOUS', seenByAdmins: true })
    await close()
    const [peer = creator] = asked
    expect(values(await getRound({ ...peer, role: 'Admin' }, round.id)).map(([first]) => first)).toEqual([
      null,
      [2.5, 4],
    ])
  })

  test('shows a subject who was asked no cell of only three, although who answered is not for them to learn', async () => {
    const { workspace, creator, asked } = await aCircle(4)
    const subject = await aMember({ workspace })
    const form = [aQuestion('scale'), aQuestion('yesno', { isRequired: false })]
    const given = { asked: [...asked, subject], questions: form, ...aboutPerson(subject) }
    const review = await aReview(creator, { ...given, anonymity: 'CONFIDENTIAL' })
    const { id: roundId } = await anEmptyRound(creator)
    await db.review.update({ where: { id: review.id }, data: { roundId } })
    const answers = review.questions.map((question) => anAnswer(question, { score: 3 }))
    for (const [index, actor] of asked.entries()) await aResponse(actor, review, answers.slice(0, index < 3 ? 2 : 1))
    await closeReview(creator, { id: review.id })
    await releaseReview(creator, { id: review.id })
    expect(values(await getRound(subject, roundId))).toEqual([[[3, 4], null]])
  })

  test('has a column for each type of question that comes down to a number, and for no other', async () => {
    const { creator, round } = await aRound([0], { questions: oneOfEach() })
    const { columns } = await getRound(creator, round.id)
    expect(columns.map(({ type }) => type)).toEqual(questionTypes.filter((type) => kinds[type].figure !== null))
  })

  test('leaves drafts out', async () => {
    const { creator, round, reviewIds } = await aRound([3])
    await db.answer.updateMany({ where: { reviewId: reviewIds[0], score: 3 }, data: { isCounted: false } })
    expect(values(await getRound(creator, round.id))[0]?.[0]).toEqual([1.5, 2])
  })
})

test('a row says that its end has passed while it goes on for those with more time', async () => {
  const { creator, round, reviewIds, close } = await aRound([1, 1])
  const [past = ''] = reviewIds
  await db.review.update({ where: { id: past }, data: { closesAt: daysFrom(now(), -1) } })
  const pastEnds = async () =>
    (await getRound(creator, round.id)).rows.filter(({ isPastEnd }) => isPastEnd).map(({ id }) => id)
  expect(await pastEnds()).toEqual([past])
  await close()
  expect(await pastEnds()).toEqual([])
})

describe('who reads a round', () => {
  test('its creator all of it, a stranger nothing, a colleague nothing', async () => {
    const { workspace, creator, round } = await aRound([1])
    expect((await getRound(creator, round.id)).rows).toHaveLength(1)
    await expectRefused(getRound(await aMember({ role: 'Admin' }), round.id), 'not-found')
    for (const role of ['Admin', 'Manager', 'Member'] as const) {
      await expectRefused(getRound(await aMember({ workspace, role }), round.id), 'forbidden')
    }
  })

  test('others the rows they may read: admins, managers of the person, the person once it is released', async () => {
    const { workspace, subjects, reviewIds, round } = await aRound([1, 1], { seenByAdmins: true, seenByManager: true })
    const [first, second] = subjects
    if (!first || !second) throw new Error('there are no subjects')
    const admin = await aMember({ workspace, role: 'Admin' })
    const manager = await aMember({ workspace, role: 'Manager' })
    await aTeam({ workspace, managers: [manager], members: [second] })
    const rows = async (actor: Actor) => (await getRound(actor, round.id)).rows.map(({ id }) => id)
    expect(await rows(admin)).toEqual(reviewIds)
    expect(await rows(manager)).toEqual([reviewIds[1]])
    await expectRefused(rows(first), 'forbidden')
    await db.review.update({ where: { id: reviewIds[0] }, data: { status: 'RELEASED' } })
    expect(await rows(first)).toEqual([reviewIds[0]])
  })
})

const tally: CellTally = {
  position: 0,
  type: 'scale',
  text: '',
  lowest: 1,
  highest: 5,
  reviewId: '',
  answered: 4,
  scored: 4,
  score: 3,
  yes: 0,
}
const named = { seesNames: true, ownGroup: null }
const outsider = { seesNames: false, ownGroup: null }
const insider = { seesNames: false, ownGroup: 'PEER' } as const

test.each([
  [{}, outsider, { value: 3, people: 4, step: 4 }],
  [{ scored: 2 }, outsider, null],
  [{ scored: 2 }, named, { value: 3, people: 2, step: 4 }],
  [{ answered: 3, scored: 3 }, insider, null],
  [{ scored: 0, score: null }, named, null],
  [{ score: 1 }, named, { value: 1, people: 4, step: 1 }],
  [{ score: 5 }, named, { value: 5, people: 4, step: 6 }],
  [{ type: 'yesno', lowest: null, highest: null, score: null, yes: 1 }, named, { value: 25, people: 4, step: 2 }],
] as const)('a cell with %o for %o', (given, eyes, cell) => {
  expect(heatCell({ ...tally, ...given }, eyes)).toEqual(cell)
})

test('the mean of a column is of what is shown', () => {
  const cell = (value: number) => ({ value, people: 3, step: 1 })
  expect(columnMean([cell(2), null, cell(5)])).toBe(3.5)
  expect(columnMean([null])).toBeNull()
})
