import { afterEach, describe, test, expect } from 'vitest'
import { setClock, now, daysFrom } from '@/lib/platform/clock'
import type { Actor } from '@/lib/access/actor'
import { listAboutMe, listTrends } from '@/lib/reviews/results/queries/list-about-me'
import { aReleasedReview, aClosedReview, aWrittenAnswer } from '@/tests/factories/releases'
import { aMember } from '@/tests/factories/members'
import { db } from '@/lib/platform/db'
import { aCircle, aReview, aQuestion, anAnswer, aResponse, aboutPerson } from '@/tests/factories/reviews'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { hideAnswer } from '@/lib/reviews/results/commands/hide-answer'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import type { Anonymity } from '@/lib/platform/generated/prisma/enums'

afterEach(() => setClock())

const found = async (actor: Actor, search = '') =>
  (await listAboutMe(actor, { tab: 'feedback', search, after: undefined })).rows.map(({ id }) => id)

describe('feedback about me', () => {
  test('is what was released to me, and nobody else has it', async () => {
    const { workspace, creator, subject, reader, id } = await aReleasedReview({ isShared: true, seenByAdmins: true })
    expect(await found(subject)).toEqual([id])
    const admin = await aMember({ workspace, role: 'Admin' })
    for (const actor of [creator, reader, admin]) expect(await found(actor)).toEqual([])
  })

  test('is not there before the release, nor where I am not among its readers', async () => {
    const { subject, id } = await aClosedReview()
    expect(await found(subject)).toEqual([])
    await db.review.update({ where: { id }, data: { status: 'RELEASED', releasedAt: now(), seenBySubject: false } })
    expect(await found(subject)).toEqual([])
  })

  test('what I asked for about myself comes once it is closed, and is found by its words', async () => {
    const { creator, asked } = await aCircle(3)
    const review = await aReview(creator, {
      asked,
      about: 'me',
      title: 'My half-year',
      questions: [aQuestion('textarea')],
    })
    const words = review.questions.map((question) => anAnswer(question, { text: 'Mostly sunshine' }))
    const [first = creator] = asked
    await aResponse(first, review, words)
    expect(await found(creator)).toEqual([])
    await closeReview(creator, review)
    expect(await found(creator)).toEqual([review.id])
    expect(await found(creator, 'sunshine')).toEqual([review.id])
    for (const actor of asked) expect(await found(actor)).toEqual([])
  })

  test('nothing is found by the words of an anonymous one that few have answered', async () => {
    const { creator, asked } = await aCircle(3)
    const form = { asked, about: 'me', anonymity: 'ANONYMOUS', questions: [aQuestion('textarea')] } as const
    const review = await aReview(creator, { ...form, questions: [...form.questions] })
    for (const actor of asked.slice(0, 2)) {
      await aResponse(
        actor,
        review,
        review.questions.map((question) => anAnswer(question, { text: 'Mostly sunshine' })),
      )
    }
    await closeReview(creator, review)
    expect(await found(creator)).toEqual([review.id])
    expect(await found(creator, 'sunshine')).toEqual([])
  })

  test('comes newest first, a page at a time, each once', async () => {
    const { workspace, creator, subject } = await aReleasedReview()
    const at = now()
    const facts = {
      workspaceId: workspace.id,
      creatorId: creator.memberId,
      subjectId: subject.memberId,
      timeZone: 'UTC',
    }
    const data = Array.from({ length: 30 }, (_, index) => ({
      ...facts,
      title: `Round ${index}`,
      status: 'RELEASED' as const,
      createdAt: at,
      releasedAt: daysFrom(at, -index - 1),
    }))
    await db.review.createMany({ data })
    const first = await listAboutMe(subject, { tab: 'feedback', search: '', after: undefined })
    const second = await listAboutMe(subject, { tab: 'feedback', search: '', after: first.next ?? undefined })
    expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 6, null])
    expect([...first.rows, ...second.rows].slice(1).map(({ title }) => title)).toEqual(data.map(({ title }) => title))
  })
})

describe('searching it', () => {
  test('looks at titles and at the words I can read', async () => {
    const { subject, id } = await aReleasedReview({ title: 'Spring review', answers: 4 })
    for (const words of ['spring', 'Said by 2', 'said BY']) expect(await found(subject, words)).toEqual([id])
    for (const words of ['autumn', '%', '_']) expect(await found(subject, words)).toEqual([])
  })

  test('never tells of words I cannot read', async () => {
    const { creator, subject, id } = await aClosedReview({ answers: 5 })
    const answer = await aWrittenAnswer(id)
    await hideAnswer(creator, { id: answer.id, reason: 'It only hurts.' })
    const own = answer.text ?? ''
    await db.answer.updateMany({ where: { reviewId: id, text: own, hiddenAt: null }, data: { text: 'Something else' } })
    await releaseReview(creator, { id })
    expect(await found(subject, own)).toEqual([])
    expect(await found(subject, 'Something else')).toEqual([id])
  })

  test.each(['ANONYMOUS', 'CONFIDENTIAL'] as const)(
    '%s: nor of words in answers to a question that too few answered',
    async (anonymity) => {
      const { creator, workspace, asked } = await aClosedReview()
      const subject = await aMember({ workspace, firstName: 'Ida' })
      const questions = [aQuestion('input'), aQuestion('textarea', { isRequired: false })]
      const review = await aReview(creator, { asked, questions, anonymity, ...aboutPerson(subject) })
      for (const [index, actor] of asked.entries()) {
        const answers = review.questions.map((question) => anAnswer(question, { text: `${question.type} words` }))
        await aResponse(actor, review, index < 2 ? answers : answers.slice(0, 1))
      }
      await closeReview(creator, { id: review.id })
      await releaseReview(creator, { id: review.id })
      expect(await found(subject, 'input words')).toEqual([review.id])
      expect(await found(subject, 'textarea words')).toEqual([])
    },
  )
})

describe('over time', () => {
  /** Sends the same form about somebody, has it answered with these stars, and releases it. */
  async function aRound(creator: Actor, subject: Actor, asked: Actor[], stars: number[], anonymity: Anonymity) {
    const questions = [aQuestion('rating', { questionText: 'How well do they listen?' })]
    // Together with two others the one person it’s about is a group that can be asked anonymously.
    const managers = asked.includes(subject) ? asked.slice(3, 5) : []
    const relationships = Object.fromEntries(managers.map(({ memberId }) => [memberId, 'MANAGER' as const]))
    const form = { asked, questions, relationships, ...aboutPerson(subject) }
    const review = await aReview(creator, { ...form, anonymity })
    for (const [index, score] of stars.entries()) {
      const answers = review.questions.map((question) => anAnswer(question, { score }))
      await aResponse(asked[index] ?? creator, review, answers)
    }
    await closeReview(creator, { id: review.id })
    await releaseReview(creator, { id: review.id })
  }

  test('puts the same question of several reviews side by side, oldest first', async () => {
    const { creator, subject, asked } = await aReleasedReview()
    const at = now()
    setClock(() => daysFrom(at, 1))
    await aRound(creator, subject, asked, [6, 7, 8], 'NAMED')
    setClock(() => daysFrom(at, 90))
    await aRound(creator, subject, asked, [8, 9, 10], 'ANONYMOUS')
    const [trend, ...more] = await listTrends(subject)
    expect(more).toEqual([])
    expect(trend).toMatchObject({ question: 'How well do they listen?', lowest: 1, highest: 10 })
    expect(trend?.points).toMatchObject([
      { mean: 7, people: 3 },
      { mean: 9, people: 3 },
    ])
    for (const actor of [creator, ...asked]) expect(await listTrends(actor)).toEqual([])
  })

  test('leaves out a round that is shown to nobody, and one whose remainder I would know for my own', async () => {
    const { creator, subject, asked } = await aReleasedReview()
    await aRound(creator, subject, asked, [7], 'NAMED')
    await aRound(creator, subject, [...asked, subject], [8], 'NAMED')
    await aRound(creator, subject, [...asked, subject], [6, 7, 8, 9, 9], 'ANONYMOUS')
    expect((await listTrends(subject))[0]?.points).toHaveLength(3)
    const where = { review: { anonymity: 'ANONYMOUS', subjectId: subject.memberId }, score: 9 } as const
    await db.answer.deleteMany({ where })
    expect((await listTrends(subject))[0]?.points).toHaveLength(2)
  })

  test.each<[Anonymity, number[], number[]]>([
    ['ANONYMOUS', [4, 5], []],
    ['CONFIDENTIAL', [4, 5], []],
    ['ANONYMOUS', [4, 5, 4], [4, 4]],
    ['CONFIDENTIAL', [3, 4, 6], [3, 6]],
    ['NAMED', [4, 5], [4, 5]],
  ])('%s: of rounds that %j answered, those of %j stand side by side', async (anonymity, answered, kept) => {
    const { creator, subject, asked } = await aReleasedReview()
    const more = await aMember({ workspace: { id: creator.workspaceId } })
    const at = now()
    for (const [index, people] of answered.entries()) {
      setClock(() => daysFrom(at, index + 1))
      await aRound(creator, subject, [...asked, more], [6, 7, 8, 9, 10, 1].slice(0, people), anonymity)
    }
    const trends = await listTrends(subject)
    expect(trends.flatMap(({ points }) => points.map(({ people }) => people))).toEqual(kept)
  })
})
