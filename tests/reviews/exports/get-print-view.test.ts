import { getFile } from '@/lib/reviews/exports/queries/get-exported'
import { getPrintView } from '@/lib/reviews/exports/queries/get-print-view'
import { anExport } from '@/tests/factories/exports'
import { wordsPrinted } from '@/tests/support/words-printed'
import { expectRefused } from '@/tests/support/refused'
import { test, expect, describe } from 'vitest'
import { aClosedReview, aReleasedReview, aWrittenAnswer } from '@/tests/factories/releases'
import { db } from '@/lib/platform/db'
import { formatDate } from '@/lib/shared/dates'
import { now } from '@/lib/platform/clock'
import { aCircle, aReview, oneOfEach, anAnswer, aResponse, aQuestion } from '@/tests/factories/reviews'
import { anAnsweredReview } from '@/tests/factories/results'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { hideAnswer } from '@/lib/reviews/results/commands/hide-answer'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { acknowledgeReview } from '@/lib/reviews/results/commands/acknowledge-review'
import { aMember } from '@/tests/factories/members'
import { shareReview } from '@/lib/reviews/results/commands/share-review'

const namesOf = (people: { firstName: string; lastName: string }[]) =>
  people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)

test('shows readers what they may read, and nobody else', async () => {
  const { workspace, creator, subject, reader, id } = await aClosedReview({ isShared: true })
  for (const actor of [creator, reader]) expect((await getPrintView(actor, 'review', id)).reviews).toHaveLength(1)
  const admin = await aMember({ workspace, role: 'Admin' })
  for (const actor of [subject, admin]) await expectRefused(getPrintView(actor, 'review', id), 'forbidden')
  await expectRefused(getPrintView(await aMember({ role: 'Admin' }), 'review', id), 'not-found')
})

test('says who asked about whom, how many answered, and where it is from', async () => {
  const { creator, id } = await aClosedReview({ answers: 3, title: 'Осень 2026' })
  const words = await wordsPrinted(creator, id)
  for (const said of [
    'Осень 2026',
    'Asked by',
    ...namesOf([creator]),
    'About Tom Nair',
    'Type Feedback',
    'Answered 3 of 5',
  ])
    expect(words).toContain(said)
  expect(words).toContain(`${creator.workspaceName} · as of ${formatDate(now(), 'MMM DD, YYYY', creator.timeZone)}`)
})

test('has every question with its figures and every text with its author where names are seen', async () => {
  const { creator, asked } = await aCircle(4)
  const review = await aReview(creator, { asked, questions: oneOfEach() })
  for (const [index, actor] of asked.entries()) {
    const answers = review.questions.map((question) => anAnswer(question, { text: `Words of ${index}` }))
    await aResponse(actor, review, answers)
  }
  const words = await wordsPrinted(creator, review.id)
  for (const [index, { text }] of review.questions.entries()) expect(words).toContain(`${index + 1}. ${text}`)
  expect(words).toMatch(/Mean \d\.\d/)
  expect(words).toMatch(/Yes 4 · 100%/)
  for (const index of asked.keys()) expect(words).toContain(`Words of ${index}`)
  for (const name of namesOf(asked)) expect(words).toContain(name)
})

test('says of how many people a figure of a group is', async () => {
  const questions = [aQuestion('scale')]
  const groups = ['PEER', 'PEER', 'PEER', 'REPORT', 'REPORT', 'REPORT'] as const
  const { subject, review } = await anAnsweredReview({ groups, questions })
  const words = await wordsPrinted(subject, review.id)
  expect(words).toMatch(/Peers \d\.\d 3 people/)
  expect(words).not.toContain('n =')
})

test('holds every script as it was written, and long answers to their end', async () => {
  const { creator, asked } = await aCircle(3)
  const review = await aReview(creator, {
    asked,
    title: 'Herbst 秋',
    questions: [aQuestion('input'), aQuestion('textarea')],
  })
  const long = `${'Clear and calm. '.repeat(100)}The end`
  const texts = ['Well done 🎉👍🏽', 'Хорошо, 很好', 'শুভ ধন্যবাদ ขอบคุณ']
  for (const [index, text] of texts.entries()) {
    const actor = asked[index]
    if (!actor) throw new Error('Three people were asked.')
    const answers = review.questions.map((question) =>
      anAnswer(question, { text: question.type === 'input' ? text : long }),
    )
    await aResponse(actor, review, answers)
  }
  const words = await wordsPrinted(creator, review.id)
  for (const said of ['Herbst 秋', ...texts]) expect(words).toContain(said)
  expect(words.split('The end')).toHaveLength(4)
  expect(words).not.toContain('Show more')
})

describe('anonymity', () => {
  test.each(['ANONYMOUS', 'CONFIDENTIAL'] as const)('%s: tells the subject nobody’s name', async (anonymity) => {
    const { subject, asked, id } = await aReleasedReview({ anonymity, answers: 5 })
    const words = await wordsPrinted(subject, id)
    for (const index of asked.keys()) expect(words).toContain(`Said by ${index}`)
    for (const name of namesOf(asked)) expect(words).not.toContain(name)
    for (const { memberId, email } of asked) expect(words).not.toMatch(new RegExp(`${memberId}|${email}`))
    expect(words).toContain('You see no names')
  })

  test('a question too few answered has no number and no word', async () => {
    const { creator, asked } = await aCircle(4)
    const review = await aReview(creator, {
      asked,
      anonymity: 'ANONYMOUS',
      questions: oneOfEach().map((question) => ({ ...question, isRequired: false })),
    })
    for (const [index, actor] of asked.entries()) {
      const said = review.questions.filter(({ type }) => type !== 'textarea' || index < 2)
      const answers = said.map((question) => anAnswer(question, { text: `${question.type} of ${index}` }))
      await aResponse(actor, review, answers)
    }
    await closeReview(creator, { id: review.id })
    const words = await wordsPrinted(creator, review.id)
    expect(words).toContain('Too few answers to show')
    expect(words).not.toContain('textarea of')
    expect(words).toContain('input of 0')
  })

  test('two anonymous answers are not printed', async () => {
    const { creator, id } = await aClosedReview({ anonymity: 'ANONYMOUS', answers: 2 })
    expect(await getPrintView(creator, 'review', id)).toMatchObject({ reviews: [], leftOutCount: 1 })
    expect(await wordsPrinted(creator, id)).toContain('No results to print')
  })
})

test('what is hidden is on nobody’s page', async () => {
  const { creator, id } = await aClosedReview({ answers: 4 })
  const answer = await aWrittenAnswer(id)
  await db.answer.update({ where: { id: answer.id }, data: { text: 'Words that only hurt' } })
  await hideAnswer(creator, { id: answer.id, reason: 'It only hurts.' })
  const words = await wordsPrinted(creator, id)
  expect(words).not.toContain('Words that only hurt')
  expect(words).toContain('1 hidden')
})

describe('what was said with the release', () => {
  const [note, comment] = ['Let us talk on Thursday.', 'Thank you, I will.']

  async function aTalk() {
    const scene = await aClosedReview({ answers: 3 })
    await releaseReview(scene.creator, { id: scene.id, note })
    await acknowledgeReview(scene.subject, { id: scene.id, comment })
    return scene
  }

  test('is on the page of the two who said it, with their names', async () => {
    const { creator, subject, id } = await aTalk()
    for (const reader of [creator, subject]) {
      const words = await wordsPrinted(reader, id)
      expect(words).toContain(`Release note ${note} – ${namesOf([creator])} Reply ${comment} – ${namesOf([subject])}`)
    }
  })

  test('what came back is in nobody else’s', async () => {
    const { workspace, subject, id } = await aTalk()
    const reader = await aMember({ workspace })
    await shareReview(subject, { id, memberId: reader.memberId })
    const words = await wordsPrinted(reader, id)
    expect(words).toContain(note)
    expect(words).not.toContain(comment)
  })

  test('is headed by what was said alone', async () => {
    const { creator, subject, id } = await aReleasedReview({ answers: 3 })
    await acknowledgeReview(subject, { id, comment })
    const words = await wordsPrinted(creator, id)
    expect(words).toContain(`Reply ${comment}`)
    expect(words).not.toContain('Release note')
  })

  test('has no heading where nothing was said', async () => {
    const { subject, id } = await aReleasedReview({ answers: 3 })
    expect(await wordsPrinted(subject, id)).not.toContain('Release note')
  })

  test('is no line of a table, which holds answers', async () => {
    const { creator, id } = await aTalk()
    const { file } = await getFile(creator, (await anExport(creator, id, 'CSV_LONG')).id)
    expect(Buffer.from(file).toString()).not.toContain(note)
  })
})

test('more texts than one page of them are all in it, each once', async () => {
  const { creator, asked } = await aCircle(52)
  const review = await aReview(creator, { asked, questions: [aQuestion('textarea')] })
  for (const [index, actor] of asked.entries()) {
    const answers = review.questions.map((question) => anAnswer(question, { text: `Number ${index}!` }))
    await aResponse(actor, review, answers)
  }
  const words = await wordsPrinted(creator, review.id)
  for (const index of asked.keys()) expect(words.split(`Number ${index}!`)).toHaveLength(2)
})

test('too many written answers are not printed', async () => {
  const { creator, id } = await aClosedReview({ answers: 3 })
  expect(await getPrintView(creator, 'review', id, 100)).toMatchObject({ isTooLong: false, reviews: [{}] })
  expect(await getPrintView(creator, 'review', id, 2)).toMatchObject({ isTooLong: true, reviews: [] })
})
