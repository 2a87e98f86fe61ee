import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { Anonymity, Relationship } from '@/lib/platform/generated/prisma/enums'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { listTrends } from '@/lib/reviews/results/queries/list-about-me'
import { getHeadAsSubject, type ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'
import { getRound } from '@/lib/reviews/rounds/queries/get-round'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { aMember } from '@/tests/factories/members'
import { aHead } from '@/tests/factories/results'
import {
  aboutPerson,
  aCircle,
  aQuestion,
  allAnswers,
  anAnswer,
  aResponse,
  aReview,
  questionOf,
  type SentReview,
} from '@/tests/factories/reviews'
import { hideSome, pinSome } from './hiding-and-pinning'
import { everythingShown, groups, shownUnder, words } from './everything-shown'

// Beside the table and the property of the rule in rules.test.ts, which go through all that can be computed from figures:
// here the whole of what is read of real reviews, through every filter, order, page, file, round and search, is the same
// for two worlds that differ only in which of two respondents gave which answers.

/** One respondent: their group, and what they give to each of the five questions; null leaves one out. */
const respondent = fc.record({
  group: fc.constantFrom(...groups),
  scale: fc.option(fc.integer({ min: 0, max: 5 }), { freq: 4 }),
  why: fc.constantFrom(...words),
  rating: fc.option(fc.integer({ min: 1, max: 10 }), { freq: 4 }),
  comment: fc.option(fc.constantFrom(...words)),
  yes: fc.option(fc.boolean(), { freq: 4 }),
  chosen: fc.subarray([0, 1, 2]),
  text: fc.option(fc.constantFrom(...words)),
})
type Respondent = typeof respondent extends fc.Arbitrary<infer Value> ? Value : never

function questions() {
  const scale = aQuestion('scale', { isRequired: false })
  const follows = { key: scale.key, when: 'AT_MOST' as const, value: 2 }
  return [
    scale,
    aQuestion('textarea', { questionText: 'Why?', isRequired: false, follows }),
    aQuestion('rating', { isRequired: false, editableFeedback: true }),
    aQuestion('yesno', { isRequired: false }),
    aQuestion('checkbox', { isRequired: false }),
    aQuestion('input', { isRequired: false }),
  ]
}

function answersOf({ questions: asked }: SentReview, given: Respondent) {
  const [scale, why, rating, yesno, checkbox, input] = asked
  if (!scale || !why || !rating || !yesno || !checkbox || !input) throw new Error('a question is missing')
  const optionIds = given.chosen.flatMap((index) => checkbox.options[index]?.id ?? [])
  const isAsked = given.scale !== null && given.scale <= 2
  return [
    anAnswer(scale, { score: given.scale }),
    ...(isAsked ? [anAnswer(why, { text: given.why })] : []),
    anAnswer(rating, { score: given.rating, text: given.comment ?? '' }),
    anAnswer(yesno, { yes: given.yes }),
    anAnswer(checkbox, { optionIds }),
    anAnswer(input, { text: given.text ?? '' }),
  ]
}

type Kind = 'ANONYMOUS' | 'CONFIDENTIAL'

/** `hides` are the places of the questions of which whoever asked hides an answer, each time one more. */
type Given = { people: Respondent[]; kind: Kind; isSubjectAsked: boolean; isCreatorAsked: boolean; hides: number[] }

/** Somebody who writes and does not send, somebody who opts out, and somebody who is taken off the list. */
async function addSilent(review: SentReview, silent: Actor[]) {
  const [drafting, declining, removed] = silent
  const set = (actor: Actor | undefined, data: object) =>
    db.reviewAssignee.updateMany({ where: { reviewId: review.id, memberId: actor?.memberId }, data })
  if (drafting) await saveAnswers(drafting, { reviewId: review.id, answers: allAnswers(review) })
  if (removed) await saveAnswers(removed, { reviewId: review.id, answers: allAnswers(review) })
  await set(declining, { status: 'OPTED_OUT' })
  await set(removed, { removedAt: new Date() })
}

/** A round of which a review is a part. */
async function aRoundOf(creator: Actor, { id }: SentReview) {
  const { workspaceId, memberId: creatorId } = creator
  const data = { workspaceId, creatorId, title: 'The round', createdAt: now() }
  const { id: roundId } = await db.reviewRound.create({ data })
  await db.review.update({ where: { id }, data: { roundId } })
  return roundId
}

/** What its subject has read before, with the same questions, so that there is a way their answers went. */
async function anEarlierOne(creator: Actor, subject: Actor, givers: Actor[], anonymity: Anonymity) {
  const earlier = await aReview(creator, { asked: givers, questions: questions(), anonymity, ...aboutPerson(subject) })
  for (const [index, giver] of givers.entries())
    await aResponse(giver, earlier, [anAnswer(questionOf(earlier, 'scale'), { score: index % 5 })])
  await closeReview(creator, { id: earlier.id })
  await releaseReview(creator, { id: earlier.id })
}

/**
 * The world in which these people answered a review about somebody, whoever asked perhaps among them, and three others did
 * not. All of them but one had answered one like it before, and somebody one with names.
 */
async function theWorld(given: Given, hasSilent: boolean) {
  const { people, kind: anonymity, isSubjectAsked, isCreatorAsked, hides } = given
  const { workspace, creator, asked: colleagues } = await aCircle(people.length + 3)
  const asked = isCreatorAsked ? [creator, ...colleagues.slice(1)] : colleagues
  const subject = await aMember({ workspace })
  const about = { about: 'people' as const, subjectIds: [subject.memberId], seenBySubject: true, seenByAdmins: true }
  const everybody = isSubjectAsked ? [...asked, subject] : asked
  const review = await aReview(creator, { asked: everybody, questions: questions(), anonymity, ...about })
  const silent = asked.slice(people.length)
  for (const [index, one] of people.entries()) {
    const actor = asked[index] ?? creator
    const where = { reviewId: review.id, memberId: actor.memberId }
    await db.reviewAssignee.updateMany({ where, data: { relationship: one.group } })
    await aResponse(actor, review, answersOf(review, one))
  }
  if (hasSilent) await addSilent(review, silent)
  await closeReview(creator, { id: review.id })
  await hideSome(creator, review, hides)
  await pinSome(creator, review)
  await releaseReview(creator, { id: review.id })
  const roundId = await aRoundOf(creator, review)
  const [, second = creator] = asked
  await anEarlierOne(creator, subject, silent.slice(0, 1), 'NAMED')
  await anEarlierOne(creator, subject, asked.slice(0, people.length - 1), anonymity)
  const respondent: Actor = { ...second, role: 'Admin' }
  const preview = await getHeadAsSubject(creator, review.id)
  return { review, roundId, preview, readers: anonymity === 'ANONYMOUS' ? [creator, subject, respondent] : [subject] }
}

/** In which group each is kept: an anonymous close puts small ones under Other. */
function keptGroups(people: Respondent[], kind: Kind) {
  const sizeOf = (group: Relationship) => people.filter((one) => one.group === group).length
  const lone = people.filter(({ group }) => sizeOf(group) < 3).length
  const isKept = (group: Relationship) => kind === 'CONFIDENTIAL' || (sizeOf(group) >= 3 && (lone === 0 || lone >= 3))
  return people.map(({ group }) => (isKept(group) ? group : 'OTHER'))
}

/** Everybody gives what the one before them in their group gave. */
function turned(people: Respondent[], kind: Kind): Respondent[] {
  const kept = keptGroups(people, kind)
  return people.map((one, index) => {
    const others = people.filter((_, other) => kept[other] === kept[index])
    const given = others.at(others.indexOf(one) - 1) ?? one
    return { ...given, group: one.group }
  })
}

// Anonymously nobody can be asked who would be a group of their own.
const world = fc
  .record({
    people: fc.array(respondent, { minLength: 5, maxLength: 9 }),
    kind: fc.constantFrom<Kind>('ANONYMOUS', 'CONFIDENTIAL'),
    isSubjectAsked: fc.boolean(),
    isCreatorAsked: fc.boolean(),
    hides: fc.array(fc.constantFrom(1, 2, 5), { maxLength: 3 }),
  })
  .map((given): Given => ({ ...given, isSubjectAsked: given.isSubjectAsked && given.kind === 'CONFIDENTIAL' }))

const nothing = { why: 'calm', rating: null, comment: null, chosen: [], text: null }

/** Five score what four did before, and three of them say yes, of somebody who was asked as well. */
const narrow: Given = {
  people: [true, true, true, null, null].map((yes) => ({ ...nothing, group: 'PEER', scale: 3, yes })),
  kind: 'CONFIDENTIAL',
  isSubjectAsked: true,
  isCreatorAsked: false,
  hides: [],
}

/** Whoever asked answered as well, and leaves three texts of five: enough for the person it’s about, and not for them. */
const halfHidden: Given = {
  people: words.concat('calm').map((text) => ({ ...nothing, group: 'PEER', scale: 3, yes: null, text })),
  kind: 'ANONYMOUS',
  isSubjectAsked: false,
  isCreatorAsked: true,
  hides: [5, 5],
}

const runs = { numRuns: 6, endOnFailure: true, examples: [[narrow], [halfHidden]] as [Given][] }

test('who of a group gave which answers makes no difference to anything shown, nor who sent nothing', async () => {
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      const one = await theWorld(given, false)
      const other = await theWorld({ ...given, people: turned(given.people, given.kind) }, true)
      for (const [index, reader] of one.readers.entries()) {
        const shown = await everythingShown(reader, one.review, one.roundId)
        expect(await everythingShown(other.readers[index] ?? reader, other.review, other.roundId)).toEqual(shown)
      }
      const previewed = await shownUnder(one.preview, one.review)
      expect(await shownUnder(other.preview, other.review)).toEqual(previewed)
    }),
    runs,
  )
}, 120_000)

/** No two of these differ by one or two people, whom the difference of their figures would show. */
function expectApart(sizes: number[]) {
  for (const one of sizes) for (const other of sizes) expect([1, 2]).not.toContain(Math.abs(one - other))
}

/** Behind each figure under this head, and behind what it leaves over, are three others or nobody. */
async function expectOthers(head: ReviewHead, isOwnAmongThem = head.viewerAnswered) {
  const least = 3 + (isOwnAmongThem ? 1 : 0)
  const all = (await getSummary(head)).questions
  const parts = await Promise.all(groups.map(async (group) => (await getSummary(head, { group })).questions))
  for (const [index, { isHidden, answered }] of all.entries()) {
    const cuts = parts.map((views) => views[index]).filter((view) => view && !view.isHidden)
    const sizes = cuts.map((view) => view?.answered ?? 0)
    const rest = answered - sizes.reduce((sum, size) => sum + size, 0)
    if (isHidden) expect([answered, cuts.length]).toEqual([0, 0])
    else for (const size of [answered, ...sizes, rest]) expect(size === 0 || size >= 3).toBe(true)
    expect(isHidden || answered >= least).toBe(true)
  }
}

test('behind each figure of a real review, and behind what it leaves over, are three others or nobody', async () => {
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      const { review, roundId, preview, readers } = await theWorld(given, true)
      await expectOthers(preview, given.kind === 'ANONYMOUS' ? given.isCreatorAsked : undefined)
      for (const reader of readers) {
        const head = await aHead(reader, review)
        const least = 3 + (head.viewerAnswered ? 1 : 0)
        const cells = (await getRound(reader, roundId)).rows.flatMap((row) => row.cells)
        for (const cell of cells) expect(cell === null || cell.people >= least).toBe(true)
        for (const { points } of await listTrends(reader)) expectApart(points.map(({ people }) => people))
        await expectOthers(head)
      }
    }),
    runs,
  )
}, 120_000)
