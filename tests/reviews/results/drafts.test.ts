import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { saveRevision } from '@/lib/reviews/responses/commands/save-revision'
import { listAboutMe } from '@/lib/reviews/results/queries/list-about-me'
import { listResponses } from '@/lib/reviews/results/queries/list-responses'
import { aFile, cellsOf } from '@/tests/factories/exports'
import { aMember } from '@/tests/factories/members'
import { aHead } from '@/tests/factories/results'
import { aboutPerson, aCircle, anAnswer, aQuestion, aResponse, aReview } from '@/tests/factories/reviews'
import { wordsPrinted } from '@/tests/support/words-printed'

/** A named review about somebody: one of those asked has sent words and changes them, the other is still writing. */
async function aHalfWrittenReview() {
  const { workspace, creator, asked } = await aCircle(2)
  const subject = await aMember({ workspace })
  const questions = [aQuestion('textarea'), aQuestion('scale')]
  const review = await aReview(creator, { asked, questions, anonymity: 'NAMED', ...aboutPerson(subject) })
  const [sender = creator, writer = creator] = asked
  const saying = (text: string) => review.questions.map((question) => anAnswer(question, { text }))
  await aResponse(sender, review, saying('marble'))
  await saveRevision(sender, { reviewId: review.id, answers: saying('granite') })
  await saveAnswers(writer, { reviewId: review.id, answers: saying('sandstone') })
  return { creator, subject, sender, review }
}

const unsent = ['granite', 'sandstone']

async function found(actor: Actor, search: string) {
  const { rows } = await listAboutMe(actor, { tab: 'feedback', search, after: undefined })
  return rows.length
}

/** What the Answers tab and each file hold is what was sent, and nobody who only writes is among its people. */
async function expectSentAlone(reader: Actor, id: string, name: string) {
  const head = await aHead(reader, { id })
  expect((await listResponses(head)).rows.map(({ authorName }) => authorName)).toEqual([name])
  for (const search of unsent) expect((await listResponses(head, { search })).rows).toEqual([])
  expect((await listResponses(head, { search: 'marble' })).rows).toHaveLength(1)
  const [long, wide] = [await aFile(reader, id, 'CSV_LONG'), await aFile(reader, id, 'CSV_WIDE')]
  expect([cellsOf(long).length, cellsOf(wide).length]).toEqual([3, 2])
  const printed = await wordsPrinted(reader, id)
  expect(printed).toContain('1 answer')
  for (const text of [long, wide, printed]) {
    expect(text).toContain('marble')
    for (const word of unsent) expect(text).not.toContain(word)
  }
}

test('what is written and not sent is in no list, no file and no search, before the close and after the release', async () => {
  const { creator, subject, sender, review } = await aHalfWrittenReview()
  const name = `${sender.firstName} ${sender.lastName}`
  await expectSentAlone(creator, review.id, name)
  await closeReview(creator, { id: review.id })
  await releaseReview(creator, { id: review.id })
  await expectSentAlone(subject, review.id, name)
  expect(await found(subject, 'marble')).toBe(1)
  for (const word of unsent) expect(await found(subject, word)).toBe(0)
})
