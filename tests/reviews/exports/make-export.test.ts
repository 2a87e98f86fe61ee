import { afterEach, describe, test, expect } from 'vitest'
import { db } from '@/lib/platform/db'
import { setClock, now, minutesFrom, hoursFrom } from '@/lib/platform/clock'
import { aClosedReview, aReleasedReview, aReviewReleasedTo, aWrittenAnswer } from '@/tests/factories/releases'
import { aFile, cellsOf, readFile } from '@/tests/factories/exports'
import { longColumns } from '@/lib/reviews/exports/rules'
import { aCircle, aReview, aResponse, aboutPerson } from '@/tests/factories/reviews'
import { aMember, deactivate } from '@/tests/factories/members'
import { startExport } from '@/lib/reviews/exports/commands/start-export'
import { makeExport } from '@/lib/reviews/exports/commands/make-export'
import { systemActor } from '@/lib/access/actor'
import { hideAnswer } from '@/lib/reviews/results/commands/hide-answer'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { unshareReview } from '@/lib/reviews/results/commands/unshare-review'
import { makeDueExports, removeExpiredExports } from '@/lib/reviews/exports/jobs'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const long = (id: string) => ({ source: 'review', id, format: 'CSV_LONG' }) as const
const namesOf = (people: { firstName: string; lastName: string }[]) =>
  people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)

describe('the table with a line for each answer', () => {
  test('has every answer with its author where names are seen', async () => {
    const { creator, asked, id } = await aClosedReview({ answers: 3 })
    const text = await aFile(creator, id)
    expect(text.startsWith('\uFEFF')).toBe(true)
    const [columns, ...lines] = cellsOf(text)
    expect(columns).toEqual(longColumns)
    expect(lines).toHaveLength(6)
    const nameAt = longColumns.indexOf('Name')
    expect([...new Set(lines.map((line) => line[nameAt]))].toSorted()).toEqual(namesOf(asked.slice(0, 3)).toSorted())
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([longColumns.length]))
    const [kindAt, sentAt] = [longColumns.indexOf('Question type'), longColumns.indexOf('Sent')]
    expect(new Set(lines.map((line) => line[kindAt]))).toEqual(new Set(['Paragraph Answer', 'Rating Star']))
    for (const line of lines) expect(line[sentAt]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
  })

  test.each(['ANONYMOUS', 'CONFIDENTIAL'] as const)('%s: tells the subject nobody’s name', async (anonymity) => {
    const { subject, asked, id } = await aReleasedReview({ anonymity, answers: 5 })
    const text = await aFile(subject, id)
    for (const name of namesOf(asked)) expect(text).not.toContain(name)
    for (const { memberId, email } of asked) expect(text).not.toMatch(new RegExp(`${memberId}|${email}`))
    const [columns = [], ...lines] = cellsOf(text)
    const at = (name: string) => columns.indexOf(name)
    const texts = lines.filter((line) => line[at('Text')] !== '')
    // A comment and the stars that came with it are not in one line, because the screen does not show them together.
    expect(texts).toHaveLength(10)
    expect(texts.map((line) => line[at('Score')])).toEqual(Array(10).fill(''))
    const eight = lines.find((line) => line[at('Score')] === '8')
    expect(eight?.[at('Answers')]).toBe('5')
  })

  test('puts the texts in an order that says nothing about who was first', async () => {
    const { creator, id } = await aClosedReview({ anonymity: 'ANONYMOUS', answers: 5 })
    const [columns = [], ...lines] = cellsOf(await aFile(creator, id))
    const shown = lines.map((line) => line[columns.indexOf('Text')] ?? '').filter((text) => text !== '')
    const answers = await db.answer.findMany({ where: { reviewId: id }, orderBy: { id: 'asc' } })
    const first = answers.filter(({ questionId }) => questionId === answers.find((a) => a.score === null)?.questionId)
    expect(shown.slice(0, 5)).toEqual(first.map(({ text }) => text))
  })
})

test('a question whose answers its reader may not see has a line that says so', async () => {
  const { creator, subject, id } = await aClosedReview({ anonymity: 'CONFIDENTIAL', answers: 3 })
  const { id: answer } = await aWrittenAnswer(id)
  await hideAnswer(creator, { id: answer, reason: 'Hurtful' })
  await releaseReview(creator, { id })
  const [, ...lines] = cellsOf(await aFile(subject, id))
  const hidden = lines.filter((line) => line.at(-1) === 'Too few answers to show')
  expect(hidden.map((line) => [line.length, line[longColumns.indexOf('Question number')]])).toEqual([
    [longColumns.length, '1'],
  ])
  expect(hidden[0]?.slice(6, -1)).toEqual(Array(7).fill(''))
})

test('the table with a line for each person has a column for each question and each comment', async () => {
  const { subject, asked, id } = await aReleasedReview({ answers: 3 })
  const [columns, ...lines] = cellsOf(await aFile(subject, id, 'CSV_WIDE'))
  expect(columns?.slice(0, 6)).toEqual(['Feedback', 'About', 'Type', 'Name', 'Relationship', 'Sent'])
  expect(columns).toHaveLength(9)
  expect(lines.map((line) => line[2])).toEqual(['Feedback', 'Feedback', 'Feedback'])
  expect(lines.map((line) => line[3]).toSorted()).toEqual(namesOf(asked.slice(0, 3)).toSorted())
  expect(lines.map((line) => line.slice(6).length)).toEqual([3, 3, 3])
})

test('more people than fit on a page are all in it, each once', async () => {
  const { creator, asked } = await aCircle(23)
  const review = await aReview(creator, { asked })
  for (const actor of asked) await aResponse(actor, review)
  const [, ...lines] = cellsOf(await aFile(creator, review.id, 'CSV_WIDE'))
  expect(new Set(lines.map((line) => line[2]))).toEqual(new Set(['Other']))
  expect(lines.map((line) => line[3]).toSorted()).toEqual(namesOf(asked).toSorted())
})

describe('a round is one table', () => {
  test.each(['CSV_LONG', 'CSV_WIDE'] as const)('%s: with its columns once, and every subject in it', async (format) => {
    const { workspace, creator, asked, id } = await aClosedReview({ answers: 3 })
    const ida = await aMember({ workspace, firstName: 'Ida' })
    const other = await aReviewReleasedTo(creator, ida)
    const nobody = await aReview(creator, { asked, ...aboutPerson(await aMember({ workspace })) })
    const reviews = { connect: [id, other.id, nobody.id].map((reviewId) => ({ id: reviewId })) }
    const of = { workspaceId: workspace.id, creatorId: creator.memberId, createdAt: now() }
    const round = await db.reviewRound.create({ data: { ...of, title: 'Autumn', reviews } })
    const file = await startExport(creator, { source: 'round', id: round.id, format })
    await makeExport(systemActor(workspace.id), file)
    const [columns = [], ...lines] = cellsOf(await readFile(creator, file.id))
    const about = lines.map((line) => line[columns.indexOf('About')])
    expect(new Set(about)).toEqual(new Set(['Tom Nair', 'Ida Nair']))
    expect(lines.filter((line) => line[0] === 'Feedback')).toEqual([])
  })
})

test('what is hidden is in nobody’s file', async () => {
  const { creator, subject, id } = await aClosedReview({ answers: 4 })
  const answer = await aWrittenAnswer(id)
  const text = (await db.answer.findUniqueOrThrow({ where: { id: answer.id } })).text ?? ''
  await db.answer.update({ where: { id: answer.id }, data: { text: 'Words that only hurt' } })
  await hideAnswer(creator, { id: answer.id, reason: 'It only hurts.' })
  expect(text).not.toBe('')
  expect(await aFile(creator, id)).not.toContain('Words that only hurt')
  await releaseReview(creator, { id })
  expect(await aFile(subject, id)).not.toContain('Words that only hurt')
})

test('a formula in an answer stays text', async () => {
  const { creator, id } = await aClosedReview({ title: '=cmd|calc' })
  const [, line] = cellsOf(await aFile(creator, id))
  expect(line?.[0]).toBe("'=cmd|calc")
})

describe('is made once', () => {
  test('by two workers at the same moment', async () => {
    const { creator, id } = await aClosedReview()
    const file = await startExport(creator, long(id))
    const worker = systemActor(creator.workspaceId)
    const runs = await Promise.all([makeExport(worker, file), makeExport(worker, file)])
    expect(runs.filter(({ isMade }) => isMade)).toHaveLength(1)
    expect(await makeExport(worker, file)).toEqual({ isMade: false })
    expect(cellsOf(await readFile(creator, file.id))).toHaveLength(9)
  })

  test('and by another one when the first falls silent', async () => {
    const { creator, id } = await aClosedReview()
    const file = await startExport(creator, long(id))
    const at = now()
    const data = { status: 'RUNNING', done: 3, expiresAt: minutesFrom(at, 10) } as const
    await db.reviewExport.update({ where: { id: file.id }, data })
    const worker = systemActor(creator.workspaceId)
    expect(await makeExport(worker, file)).toEqual({ isMade: false })
    setClock(() => minutesFrom(at, 11))
    expect(await makeExport(worker, file)).toEqual({ isMade: true })
    expect(await db.reviewExport.findUnique({ where: { id: file.id } })).toMatchObject({ done: 4, total: 4 })
  })
})

describe('who may not read it any more', () => {
  test('gets no file that is still to be made', async () => {
    const { subject, reader, id } = await aReleasedReview()
    const input = { id, memberId: reader.memberId }
    await shareReview(subject, input)
    const file = await startExport(reader, long(id))
    await unshareReview(subject, input)
    await makeDueExports(now())
    expect(await db.reviewExport.findUnique({ where: { id: file.id } })).toMatchObject({ status: 'FAILED', file: null })
  })

  test('and not one that is made', async () => {
    const { subject, reader, id } = await aReleasedReview()
    const input = { id, memberId: reader.memberId }
    await shareReview(subject, input)
    const file = await startExport(reader, long(id))
    await makeExport(systemActor(reader.workspaceId), file)
    expect(await readFile(reader, file.id)).not.toBe('')
    await unshareReview(subject, input)
    await expectRefused(readFile(reader, file.id), 'forbidden')
  })

  test('and people who left get none, which stops nobody and is no fault', async () => {
    // What other tests of this file left is older.
    while ((await makeDueExports(now())).made > 0);
    const { creator, reader, id } = await aClosedReview({ isShared: true })
    const left = await startExport(reader, long(id))
    const own = await startExport(creator, long(id))
    await deactivate(reader)
    expect(await makeDueExports(now())).toEqual({ made: 1 })
    expect(cellsOf(await readFile(creator, own.id))).toHaveLength(9)
    const later = hoursFrom(now(), 25)
    await removeExpiredExports(later)
    expect(await db.reviewExport.count({ where: { id: left.id } })).toBe(0)
  })
})

test('nobody else finds a file, and nobody a day later', async () => {
  const { creator, reader, id } = await aClosedReview({ isShared: true })
  const file = await startExport(creator, long(id))
  await expectRefused(readFile(creator, file.id), 'not-found')
  await makeExport(systemActor(creator.workspaceId), file)
  await expectRefused(readFile(reader, file.id), 'not-found')
  const later = hoursFrom(now(), 25)
  setClock(() => later)
  await expectRefused(readFile(creator, file.id), 'not-found')
  await removeExpiredExports(later)
  expect(await db.reviewExport.count({ where: { id: file.id } })).toBe(0)
})
