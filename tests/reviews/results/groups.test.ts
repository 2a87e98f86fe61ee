import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { listResponses } from '@/lib/reviews/results/queries/list-responses'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'
import { getTexts } from '@/lib/reviews/results/queries/get-texts'
import { aHead, anAnsweredReview } from '@/tests/factories/results'
import { aQuestion, anAnswer, questionOf, type SentReview } from '@/tests/factories/reviews'
import { expectRefused } from '@/tests/support/refused'

const questions = () => [aQuestion('scale'), aQuestion('textarea', { isRequired: false })]

/** Each gives their place as the score, and says which group they are of. */
const answering = (review: SentReview, index: number, group: Relationship) => [
  anAnswer(questionOf(review, 'scale'), { score: index % 6 }),
  anAnswer(questionOf(review, 'textarea'), { text: `A word of ${group}` }),
]

const times = (count: number, group: Relationship): Relationship[] => Array.from({ length: count }, () => group)

const given = { questions: questions(), answering }

describe('an anonymous review', () => {
  test.each([
    [2, 5, []],
    [3, 5, ['PEER', 'REPORT']],
    [4, 5, ['PEER', 'REPORT']],
  ])('with %i reports among the answers', async (reports, peers, shown) => {
    const groups = [...times(peers, 'PEER'), ...times(reports, 'REPORT')]
    const { creator, subject, review } = await anAnsweredReview({ groups, anonymity: 'ANONYMOUS', ...given })
    for (const reader of [creator, subject]) {
      const head = await aHead(reader, review)
      const summary = await getSummary(head)
      expect(summary.groups).toEqual(shown)
      expect(summary.questions[0]).toMatchObject({ answered: peers + reports, isHidden: false })
      expect(summary.questions[0]?.groups.map(({ group }) => group)).toEqual(shown)
      const ofReports = (await getSummary(head, { group: 'REPORT' })).questions[0]
      expect(ofReports).toMatchObject({ isHidden: shown.length === 0, answered: shown.length === 0 ? 0 : reports })
      const texts = getTexts(head, questionOf(review, 'textarea').id, { group: 'REPORT' })
      if (shown.length === 0) await expectRefused(texts, 'not-found')
      else
        expect((await texts).rows.map(({ text }) => text)).toEqual(
          times(reports, 'REPORT').map((group) => `A word of ${group}`),
        )
    }
  })

  test('shows no group whose absence would show what is left of another', async () => {
    const optional = (review: SentReview, index: number, group: Relationship) =>
      answering(review, index, group).slice(0, group === 'REPORT' && index > 6 ? 1 : 2)
    const groups = [...times(5, 'PEER'), ...times(4, 'REPORT')]
    const { creator, review } = await anAnsweredReview({
      groups,
      anonymity: 'ANONYMOUS',
      ...given,
      answering: optional,
    })
    const head = await aHead(creator, review)
    const [scale, words] = (await getSummary(head)).questions
    expect(scale?.groups.map(({ group }) => group)).toEqual(['PEER', 'REPORT'])
    expect(words).toMatchObject({ answered: 7, textCount: 7 })
    // Two of the reports wrote something: with the words of the peers one would have theirs.
    expect((await getSummary(head, { group: 'PEER' })).questions[1]).toMatchObject({
      isHidden: true,
      texts: [],
      textCount: 0,
    })
    await expectRefused(getTexts(head, questionOf(review, 'textarea').id, { group: 'PEER' }), 'not-found')
    expect((await getTexts(head, questionOf(review, 'textarea').id)).groups).toEqual([])
  })

  test('shows a group of three to nobody who is one of them', async () => {
    const groups = [...times(3, 'PEER'), ...times(4, 'REPORT')]
    const { creator, asked, review } = await anAnsweredReview({
      groups,
      anonymity: 'ANONYMOUS',
      ...given,
      seenByAdmins: true,
    })
    expect((await getSummary(await aHead(creator, review))).groups).toEqual(['PEER', 'REPORT'])
    const [peer] = asked
    await db.member.update({ where: { id: peer?.memberId }, data: { role: 'Admin' } })
    const summary = await getSummary(await aHead({ ...(peer ?? creator), role: 'Admin' }, review))
    expect(summary.groups).toEqual([])
    expect(summary.questions[0]).toMatchObject({ answered: 7, isHidden: false, groups: [] })
  })
})

describe('a confidential review', () => {
  const groups = ['SELF', ...times(3, 'PEER'), 'MANAGER'] as const
  const all = [...groups]

  test('is read with names by its creator, group by group', async () => {
    const { creator, review } = await anAnsweredReview({ groups: all, anonymity: 'CONFIDENTIAL', ...given })
    const head = await aHead(creator, review)
    const summary = await getSummary(head)
    expect(summary.groups).toEqual(['SELF', 'MANAGER', 'PEER'])
    expect(summary.questions[0]?.groups).toEqual([
      { group: 'SELF', value: 0, people: 1 },
      { group: 'OTHERS', value: 2.5, people: 4 },
      { group: 'MANAGER', value: 4, people: 1 },
      { group: 'PEER', value: 2, people: 3 },
    ])
    expect(summary.questions[1]?.texts.every(({ authorName }) => authorName !== null)).toBe(true)
    expect((await listResponses(head)).rows).toHaveLength(5)
  })

  test('and by its subject as if it were anonymous: no names, nobody alone, nothing left over', async () => {
    const { subject, review } = await anAnsweredReview({ groups: all, anonymity: 'CONFIDENTIAL', ...given })
    const head = await aHead(subject, review)
    const summary = await getSummary(head)
    // The one manager would be what the peers and the subject leave over.
    expect(summary.questions[0]?.groups.map(({ group }) => group)).not.toContain('MANAGER')
    expect(summary.groups).toEqual([])
    const texts = await getTexts(head, questionOf(review, 'textarea').id)
    expect(texts.rows.map(({ authorName }) => authorName)).toEqual([null, null, null, null, null])
    expect(await listResponses(head)).toEqual({ questions: [], rows: [], next: null })
    expect(head.can.seePeople).toBe(false)
  })

  test('shows its subject what they said themselves beside everybody else', async () => {
    const groups = ['SELF' as const, ...times(4, 'PEER')]
    const { subject, review } = await anAnsweredReview({ groups, anonymity: 'CONFIDENTIAL', ...given })
    const [scale] = (await getSummary(await aHead(subject, review))).questions
    expect(scale?.groups).toEqual([
      { group: 'SELF', value: 0, people: 1 },
      { group: 'OTHERS', value: 2.5, people: 4 },
      { group: 'PEER', value: 2.5, people: 4 },
    ])
  })

  test('of two other people shows its subject nothing', async () => {
    const groups = ['SELF' as const, ...times(2, 'PEER')]
    const { subject, creator, review } = await anAnsweredReview({
      groups,
      anonymity: 'CONFIDENTIAL',
      ...given,
      until: 'closed',
    })
    await db.review.update({ where: { id: review.id }, data: { status: 'RELEASED' } })
    expect((await aHead(subject, review)).hidden).toBe('too-few')
    expect((await getSummary(await aHead(subject, review))).questions).toEqual([])
    expect((await aHead(creator, review)).hidden).toBeNull()
  })
})

test('a named review shows every group to every reader, and no group where there is one', async () => {
  const groups = ['SELF' as const, ...times(2, 'PEER')]
  const { subject, review } = await anAnsweredReview({ groups, ...given })
  const summary = await getSummary(await aHead(subject, review))
  expect(summary.groups).toEqual(['SELF', 'PEER'])
  const alone = await anAnsweredReview({ groups: times(2, 'PEER'), ...given })
  expect((await getSummary(await aHead(alone.creator, alone.review))).groups).toEqual([])
})

describe('hidden answers', () => {
  async function hideOne(reviewId: string) {
    const answer = await db.answer.findFirstOrThrow({ where: { reviewId, text: { not: null } } })
    await db.answer.update({ where: { id: answer.id }, data: { hiddenAt: new Date(0), hiddenReason: 'Hurtful' } })
    return answer
  }

  test('are in no figure and no list; the creator alone sees that there is one', async () => {
    const { creator, subject, review } = await anAnsweredReview({
      groups: times(5, 'PEER'),
      anonymity: 'ANONYMOUS',
      ...given,
    })
    await hideOne(review.id)
    for (const [reader, hiddenCount] of [
      [creator, 1],
      [subject, 0],
    ] as const) {
      const head = await aHead(reader, review)
      const [scale, words] = (await getSummary(head)).questions
      expect(scale).toMatchObject({ answered: 5, hiddenCount: 0 })
      expect(words).toMatchObject({ answered: 4, textCount: 4, hiddenCount })
      expect((await getTexts(head, questionOf(review, 'textarea').id)).rows).toHaveLength(4)
    }
  })

  test('do not count towards the floor', async () => {
    const { creator, review } = await anAnsweredReview({ groups: times(3, 'PEER'), anonymity: 'ANONYMOUS', ...given })
    await hideOne(review.id)
    const [, words] = (await getSummary(await aHead(creator, review))).questions
    expect(words).toMatchObject({ isHidden: true, answered: 0, texts: [], textCount: 0 })
  })

  test('are not read by name either', async () => {
    const { creator, subject, review } = await anAnsweredReview({ groups: times(2, 'PEER'), ...given })
    const { questionId, text } = await hideOne(review.id)
    const read = async (reader: typeof creator) => (await listResponses(await aHead(reader, review))).rows
    for (const rows of [await read(creator), await read(subject)]) {
      expect(rows.filter(({ answers }) => answers[questionId]?.text === text)).toHaveLength(1)
    }
    expect((await read(creator)).flatMap(({ hiddenIds }) => hiddenIds)).toEqual([questionId])
    expect((await read(subject)).flatMap(({ hiddenIds }) => hiddenIds)).toEqual([])
  })
})
