import { expect, test } from 'vitest'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { getResultsView } from '@/lib/reviews/results/queries/get-results-view'
import { getSharing } from '@/lib/reviews/results/queries/get-sharing'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'
import { resultsFilterSchema } from '@/lib/reviews/results/schema'
import { aMember } from '@/tests/factories/members'
import { aHead, anAnsweredReview } from '@/tests/factories/results'
import { aQuestion, aResponse, anAnswer, questionOf, type SentReview } from '@/tests/factories/reviews'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { expectFewStatements } from '@/tests/support/statements'

const times = (count: number, group: Relationship): Relationship[] => Array.from({ length: count }, () => group)

const questions = () => [
  aQuestion('scale', { questionText: 'Plans ahead' }),
  aQuestion('yesno', { questionText: 'Shares early' }),
]

/** The self-review gives the most, everybody else the least. */
const answering = (review: SentReview, _: number, group: Relationship) => [
  anAnswer(questionOf(review, 'scale'), { score: group === 'SELF' ? 5 : 1 }),
  anAnswer(questionOf(review, 'yesno'), { yes: group === 'SELF' }),
]

const scene = (groups: Relationship[], anonymity: 'NAMED' | 'CONFIDENTIAL' | 'ANONYMOUS') =>
  anAnsweredReview({ groups, anonymity, answering, questions: questions() })

test('of a named review it has each group, and the self-review against the others', async () => {
  const { creator, review } = await scene(['SELF', ...times(3, 'PEER'), 'MANAGER'], 'NAMED')
  const { overview } = await getSummary(await aHead(creator, review))
  expect(overview?.columns).toEqual(['SELF', 'OTHERS', 'MANAGER', 'PEER'])
  expect(overview?.gaps.map(({ title, words }) => [title, words])).toEqual([
    ['Shares early', '+100 points'],
    ['Plans ahead', '+4.0'],
  ])
})

test.each([
  ['ANONYMOUS', [...times(5, 'PEER'), 'MANAGER', 'MANAGER']],
  ['CONFIDENTIAL', [...times(5, 'PEER'), 'MANAGER', 'MANAGER']],
] as const)('of %s feedback it has no group that its subject is not shown', async (anonymity, groups) => {
  const { subject, review } = await scene([...groups], anonymity)
  const { overview } = await getSummary(await aHead(subject, review))
  expect(overview?.columns).toEqual([])
  expect(overview?.rows.map((row) => [row.all.people, row.groups])).toEqual([
    [7, {}],
    [7, {}],
  ])
})

test('a question that too few answered is in no part of it', async () => {
  const leaving = (review: SentReview, index: number, group: Relationship) =>
    answering(review, index, group).slice(0, index < 2 ? 2 : 1)
  const optional = [aQuestion('scale'), aQuestion('yesno', { isRequired: false })]
  const groups = times(4, 'PEER')
  const { creator, review } = await anAnsweredReview({
    groups,
    anonymity: 'ANONYMOUS',
    questions: optional,
    answering: leaving,
  })
  const { overview } = await getSummary(await aHead(creator, review))
  expect(overview?.rows.map(({ number }) => number)).toEqual(['1'])
})

test('before the close of an anonymous review there is none', async () => {
  const { creator, review } = await anAnsweredReview({
    groups: times(4, 'PEER'),
    anonymity: 'ANONYMOUS',
    until: 'running',
    questions: questions(),
    answering,
  })
  expect((await getSummary(await aHead(creator, review))).overview).toBeNull()
})

test('one group alone, and later pages, come without it', async () => {
  const { creator, review } = await scene([...times(3, 'PEER'), ...times(3, 'REPORT')], 'NAMED')
  const head = await aHead(creator, review)
  for (const filter of [{ group: 'PEER' as const }, { from: 21 }])
    expect((await getSummary(head, filter)).overview).toBeNull()
})

test('it covers the questions of all pages', async () => {
  const many = Array.from({ length: 22 }, (_, index) => aQuestion('scale', { questionText: `Question ${index}` }))
  const { creator, review } = await anAnsweredReview({ groups: ['PEER'], questions: many })
  const { overview, questions: shown } = await getSummary(await aHead(creator, review))
  expect([overview?.rows.length, shown.length]).toEqual([22, 20])
})

test('the results take few statements, and no more with more people and answers', async () => {
  const { workspace, creator, review } = await anAnsweredReview({
    groups: times(4, 'PEER'),
    until: 'running',
    questions: questions(),
    answering,
  })
  const filter = resultsFilterSchema.parse({})
  await expectFewStatements(
    async () => {
      const head = await getReviewHead(creator, review.id)
      if (head) await Promise.all([getResultsView(head, filter), getSharing(creator, head)])
    },
    async () => {
      const more = await Promise.all([1, 2, 3].map(() => aMember({ workspace })))
      const memberIds = more.map(({ memberId }) => memberId)
      await addRespondents(creator, { id: review.id, memberIds, teamIds: [], tagIds: [] })
      for (const actor of more) await aResponse(actor, review, answering(review, 0, 'PEER'))
    },
  )
})
