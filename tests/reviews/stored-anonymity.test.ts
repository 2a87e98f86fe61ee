import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { keyedHash, openKey, unsealBytes } from '@/lib/platform/secrets'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { vacuumClosedReviews } from '@/lib/reviews/jobs'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { saveRevision } from '@/lib/reviews/responses/commands/save-revision'
import { aMember } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { unique } from '@/tests/factories/workspaces'
import {
  aboutPerson,
  aCircle,
  anAnswer,
  aQuestion,
  aResponse,
  aReview,
  aReviewer,
  questionOf,
  storedOf,
  type GivenForm,
} from '@/tests/factories/reviews'

// What somebody who reads the whole database finds, without the keys of the environment.

/** A review that asks a manager, three peers and two people outside: the manager is alone in their group. */
async function aReadReview(given: GivenForm = {}) {
  const { workspace, creator, asked } = await aCircle(4)
  const [manager = creator, ...peers] = asked
  const subject = await aMember({ workspace })
  await aTeam({ workspace, managers: [manager], members: [subject, ...peers] })
  const emails = [`${unique('olga')}@client.example`, `${unique('ivan')}@client.example`]
  const questions = [aQuestion('textarea'), aQuestion('scale')]
  const review = await aReview(creator, {
    ...aboutPerson(subject),
    asked,
    questions,
    anonymity: 'ANONYMOUS',
    emails,
    ...given,
  })
  const everybody = [...asked, ...(await Promise.all(emails.map(aReviewer)))]
  const text = (words: string) => [anAnswer(questionOf(review, 'textarea'), { text: words })]
  const all = (words: string) => [...text(words), anAnswer(questionOf(review, 'scale'), { score: 3 })]
  return { creator, asked, everybody, review, text, all }
}

/** The tables with a row that holds these words, as they are or as bytes. */
async function tablesWith(words: string) {
  const bytes = Buffer.from(words)
  const forms = [words, bytes.toString('hex'), bytes.toString('base64').slice(4, -4)].map((form) => `%${form}%`)
  const found = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
      AND query_to_xml(format('SELECT count(*) AS rows FROM %I.%I t WHERE t::text LIKE ANY (%L::text[])',
        schemaname, tablename, ${forms}::text[]), true, true, '')::text !~ '<rows>0</rows>'`
  return found.map(({ name }) => name)
}

describe('while an anonymous review is open', () => {
  test('no table holds what somebody drafts, sends or changes', async () => {
    const { everybody, asked, review, text, all } = await aReadReview()
    const [drafted, sent, changed] = [unique('drafted words'), unique('sent words'), unique('changed words')]
    for (const person of everybody) await saveAnswers(person, { reviewId: review.id, answers: text(drafted) })
    for (const person of asked) await aResponse(person, review, all(sent))
    for (const person of asked.slice(1)) await saveRevision(person, { reviewId: review.id, answers: text(changed) })
    for (const words of [drafted, sent, changed]) expect(await tablesWith(words)).toEqual([])
    expect((await storedOf(review.id)).answers).toEqual([])
  })

  test('of a named one they are found', async () => {
    const { asked, review, all } = await aReadReview({ anonymity: 'NAMED' })
    const words = unique('named words')
    for (const person of asked) await aResponse(person, review, all(words))
    expect(await tablesWith(words)).toEqual(['Answer'])
  })

  test('transaction ids and row positions lead from a person to nothing but a piece that looks like every other', async () => {
    const { asked, everybody, review, all } = await aReadReview()
    for (const [index, person] of everybody.entries())
      await aResponse(person, review, all('word '.repeat(1 + 300 * index)))
    // The attack works as far as to the row.
    const tied = await db.$queryRaw<object[]>`
      SELECT FROM "ReviewAssignee" a JOIN "Response" p ON p."reviewId" = a."reviewId" AND p.xmin = a.xmin
      WHERE a."reviewId" = ${review.id}::uuid`
    expect(tied.length).toBeGreaterThanOrEqual(asked.length)
    const { responses } = await storedOf(review.id)
    const looks = responses.map(({ id: _id, ownerHash: _hash, sealedAnswers, ...rest }) => ({
      ...rest,
      size: sealedAnswers?.length,
    }))
    expect(looks).toEqual(looks.map(() => looks[0]))
    expect(new Set(responses.map(({ sealedAnswers }) => Buffer.from(sealedAnswers ?? []).toString('hex'))).size).toBe(6)
  })

  test('answers longer than a piece take one of twice the size or more', async () => {
    const { asked, creator, review, all } = await aReadReview()
    const words = 'ü'.repeat(9_999)
    await aResponse(asked[0] ?? creator, review, all(words))
    const [response] = (await storedOf(review.id)).responses
    expect(response?.sealedAnswers).toHaveLength(2 * 16_384 + 28)
    const { answers } = await getAnswering(asked[0] ?? creator, review.id)
    expect(answers[questionOf(review, 'textarea').id]?.text).toBe(words)
  })

  test('without DATA_KEY nothing stored is the key that finds an owner or opens an answer', async () => {
    const { everybody, review, all } = await aReadReview()
    for (const person of everybody) await aResponse(person, review, all('Some words'))
    const { review: stored, assignees, responses } = await storedOf(review.id)
    const bytes = stored.responseKey ?? new Uint8Array()
    const found = (key: Uint8Array) => {
      const owners = new Set(assignees.map(({ id }) => keyedHash(key, id)))
      return responses.filter(({ ownerHash }) => owners.has(ownerHash ?? '')).length
    }
    const opens = (key: Uint8Array) => responses.filter(({ sealedAnswers }) => opensUnder(key, sealedAnswers)).length
    expect(bytes.length).toBeGreaterThan(32)
    expect([found(bytes), found(openKey(bytes)), opens(openKey(bytes))]).toEqual([0, 6, 6])
    for (let from = 0; from + 32 <= bytes.length; from++) {
      const key = bytes.subarray(from, from + 32)
      expect([found(key), opens(key)]).toEqual([0, 0])
    }
  })

  function opensUnder(key: Uint8Array, sealed: Uint8Array | null) {
    try {
      return sealed !== null && unsealBytes(sealed, key).length > 0
    } catch {
      return false
    }
  }

  test('one that an earlier version sent, with its key unsealed and its answers in rows, is answered and closed', async () => {
    const { creator, everybody, review, all } = await aReadReview()
    const [first = creator, ...others] = everybody
    const { assignees, review: stored } = await storedOf(review.id)
    const responseKey = new Uint8Array(openKey(stored.responseKey ?? new Uint8Array()))
    await db.review.update({ where: { id: review.id }, data: { responseKey } })
    const { workspaceId } = stored
    const assigneeId = assignees.find(({ memberId }) => 'memberId' in first && memberId === first.memberId)?.id ?? ''
    const owner = { ownerHash: keyedHash(responseKey, assigneeId) }
    const { id: responseId } = await db.response.create({ data: { workspaceId, reviewId: review.id, ...owner } })
    const [answer] = all('Earlier words')
    await db.answer.create({
      data: {
        workspaceId,
        reviewId: review.id,
        responseId,
        relationship: 'MANAGER',
        questionId: answer?.questionId ?? '',
        text: answer?.text,
      },
    })
    expect(Object.values((await getAnswering(first, review.id)).answers)).toMatchObject([{ text: 'Earlier words' }])
    await aResponse(first, review, all('').slice(1))
    for (const person of others) await aResponse(person, review, all('Other words'))
    await closeReview(creator, review)
    const texts = (await storedOf(review.id)).answers.flatMap(({ text }) => text ?? [])
    expect(texts.toSorted()).toEqual(['Earlier words', ...others.map(() => 'Other words')])
  })
})

/** The dead rows of these tables that are still on the disk. */
const countDead = () => db.$queryRaw<{ table: string; dead: number }[]>`
  SELECT name AS table, (pgstattuple(name::regclass)).dead_tuple_count::int AS dead
  FROM unnest(ARRAY['"Answer"', '"Response"', '"Review"']) name`

describe('once it is closed', () => {
  beforeAll(() => db.$executeRaw`CREATE EXTENSION IF NOT EXISTS pgstattuple`)

  test('all answers have one transaction id, which no person’s row has', async () => {
    const { creator, everybody, review, all } = await aReadReview()
    for (const person of everybody) await aResponse(person, review, all('Some words'))
    await closeReview(creator, review)
    const answers = await db.$queryRaw<object[]>`
      SELECT DISTINCT xmin::text FROM "Answer" WHERE "reviewId" = ${review.id}::uuid`
    const assignees = await db.$queryRaw<object[]>`
      SELECT xmin::text FROM "ReviewAssignee" WHERE "reviewId" = ${review.id}::uuid`
    expect(answers).toHaveLength(1)
    expect(assignees).not.toContainEqual(answers[0])
  })

  test('the job that it wakes leaves no dead row of its answers, responses and key', async () => {
    const { creator, everybody, review, all } = await aReadReview()
    for (const person of everybody) await aResponse(person, review, all('Some words'))
    await closeReview(creator, review)
    expect((await countDead()).filter(({ dead }) => dead > 0).map(({ table }) => table)).toEqual(
      expect.arrayContaining(['"Response"', '"Review"']),
    )
    await vacuumClosedReviews()
    expect((await countDead()).map(({ dead }) => dead)).toEqual([0, 0, 0])
  })
})
