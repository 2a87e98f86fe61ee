import { afterEach, expect, test } from 'vitest'
import { setClock, now } from '@/lib/platform/clock'
import type { Actor } from '@/lib/access/actor'
import type { Asker } from '@/lib/reviews/responses/queries/respondent-state'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { db } from '@/lib/platform/db'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { membersOf, PEOPLE, aWorld, type World, type Kind } from './world'
import { letMailsLeave, mailsTo } from '@/tests/support/outbox'
import { enter, enterOutside } from './doors'
import { placeOutside, holderOf } from './outside-acts'
import { reviewerCode } from '@/lib/access/reviewer'
import { allActs, happen, type Step } from './happenings'
import fc from 'fast-check'

// Whatever happens to a review, in whatever order: whoever was told of its form can open it and finds it in their list,
// and nobody else can; people outside through the link in their mail. Whoever was let in on its results was told so, and
// reads them. Nothing that is said of it, to whomever and by whichever way, leads to a closed door.
afterEach(() => setClock())

const idsOf = (actors: Actor[]) => actors.map(({ memberId }) => memberId).toSorted()

/** Those of the people for whom this succeeds, and says yes. */
async function whoCan(people: Actor[], can: (actor: Actor) => Promise<boolean>) {
  const tries = await Promise.allSettled(people.map(can))
  return idsOf(people.filter((_, index) => tries[index]?.status === 'fulfilled' && tries[index].value))
}

const canAnswer = (reviewId: string) => async (actor: Asker) =>
  (await getAnswering(actor, reviewId)).state !== 'removed'

const canRead = (reviewId: string) => async (actor: Actor) => (await getReviewHead(actor, reviewId)) !== null

/** Whether somebody reads the results who was not chosen for it when it was sent: they were, and are told of nothing new. */
const canReadSince = (reviewId: string) => async (actor: Actor) => {
  const chosen = { reviewId, memberId: actor.memberId, sharedById: null }
  return (await canRead(reviewId)(actor)) && (await db.sharedReview.count({ where: chosen })) === 0
}

/** Whether it is in the list of what somebody was asked, however long that is. */
const findsIt = (reviewId: string) => async (actor: Actor) => {
  let after: string | undefined
  do {
    const page = await listReviews(actor, { tab: 'received', search: '', after })
    if (page.rows.some(({ id }) => id === reviewId)) return true
    after = page.next ?? undefined
  } while (after !== undefined)
  return false
}

const noticesOf = ({ memberId }: Actor) =>
  db.notification.findMany({ where: { memberId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })

/** Whether the last that somebody was told of a form is that it is theirs to answer. */
const wasAsked = (reviewId: string) => async (actor: Actor) => {
  const taken = (key: string) => key.startsWith(`review.unrequested:${reviewId}`)
  const told = (await noticesOf(actor)).filter(({ link, key }) => link === `/feedback/id/${reviewId}` || taken(key))
  const last = told.at(-1)
  return last !== undefined && !taken(last.key)
}

/** Whether somebody was told of the results, and not shut out again. */
const wasLetIn =
  ({ unshared }: World, reviewId: string) =>
  async (actor: Actor) =>
    !unshared.has(`${reviewId} ${actor.memberId}`) &&
    (await noticesOf(actor)).some(({ link }) => link === `/feedback/shared/${reviewId}`)

/** What a member was led to since a moment, by notification and by mail. */
async function linksTo({ memberId, email }: Actor, since: Date) {
  const told = await db.notification.findMany({
    where: { memberId, createdAt: { gte: since } },
    select: { link: true },
  })
  const mailed = await mailsTo(email, since)
  return [...told.map(({ link }) => link), ...mailed.flatMap(({ props }) => props['link'] ?? [])]
}

/** Everybody enters where they were led since a moment, unless the door was shown to them shut since. */
async function expectOpen({ unshared, shut, outside, ...world }: World, since: Date) {
  for (const actor of membersOf({ unshared, shut, outside, ...world })) {
    const isShut = (link: string) => unshared.has(`${/shared\/([\w-]+)/.exec(link)?.[1] ?? ''} ${actor.memberId}`)
    for (const link of await linksTo(actor, since)) if (!isShut(link)) await enter(actor, link)
  }
  for (const email of outside) {
    for (const { createdAt, props } of await mailsTo(email, since)) {
      expect({ email, isTooLate: createdAt > (world.silent.get(email) ?? createdAt) }).toEqual({
        email,
        isTooLate: false,
      })
      await enterOutside(props['unsubscribeLink'] ?? '')
      if (createdAt >= now()) await enterOutside(props['link'] ?? '')
    }
  }
}

/** The addresses that were asked in a round by mail, and not taken out of it since. */
async function toldOutside({ outside, shut }: World, reviewId: string) {
  const told: string[] = []
  for (const email of outside) {
    const place = await placeOutside(reviewId, email)
    const link = place && `/feedback/rvc-${reviewerCode(place.assigneeId)}`
    const asked = (await mailsTo(email)).filter(({ event, props }) => event === 'review.requested' && isTo(props, link))
    const shutAt = shut.get(`${reviewId} ${email}`)
    if (asked.some(({ createdAt }) => shutAt === undefined || createdAt > shutAt)) told.push(email)
  }
  return told
}

const isTo = (props: Record<string, string>, link: string | null) => link !== null && props['link']?.endsWith(link)

/** Those of the addresses whose link lets them in on a form that is theirs to answer. */
async function ableOutside({ outside }: World, reviewId: string) {
  const able: string[] = []
  for (const email of outside) {
    const holder = await holderOf(reviewId, email)
    if (holder && (await canAnswer(reviewId)(holder))) able.push(email)
  }
  return able
}

async function expectTold(world: World, steps: Step[]) {
  const { people, subject, manager, admin, gone, rounds } = world
  const here = [subject, ...people.filter((person) => !gone.has(person))]
  for (const id of rounds) {
    const able = await whoCan(here, canAnswer(id))
    const told = { asked: await whoCan(here, wasAsked(id)), listed: await whoCan(here, findsIt(id)) }
    expect({ ...told, steps }).toEqual({ asked: able, listed: able, steps })
    const readers = await whoCan(here, canReadSince(id))
    expect({ told: await whoCan(here, wasLetIn(world, id)), steps }).toEqual({ told: readers, steps })
    // They read what was sent to be read by them, and are asked for nothing.
    const silent = [manager, admin]
    expect({ read: await whoCan(silent, canRead(id)), steps }).toEqual({ read: idsOf(silent), steps })
    expect({ asked: await whoCan(silent, canAnswer(id)), steps }).toEqual({ asked: [], steps })
    const { closesAt } = await db.review.findUniqueOrThrow({ where: { id }, select: { closesAt: true } })
    // Links of people outside are good until the end and no longer.
    if (closesAt !== null && closesAt <= now()) continue
    expect({ outside: await toldOutside(world, id), steps }).toEqual({ outside: await ableOutside(world, id), steps })
  }
}

const person = fc.nat({ max: PEOPLE - 1 })
const step: fc.Arbitrary<Step> = fc.record({ act: fc.constantFrom(...allActs), one: person, other: person })
const steps = fc.array(step, { minLength: 6, maxLength: 14, size: 'max' })
/** Each answer at once is only for answers with names. */
const kind: fc.Arbitrary<Kind> = fc
  .record({
    anonymity: fc.constantFrom('NAMED', 'CONFIDENTIAL', 'ANONYMOUS'),
    releaseMode: fc.constantFrom('BY_HAND', 'AT_ONCE'),
    approver: fc.constantFrom('CREATOR', 'MANAGER'),
  })
  .map(({ releaseMode, ...names }) => ({
    ...names,
    releaseMode: names.anonymity === 'NAMED' ? releaseMode : 'BY_HAND',
  }))

const then = (act: Step['act'], one = 0, other = 0): Step => ({ act, one, other })

/** Each kind of thing at least once, in an order in which it is allowed. */
const wholeLife = [
  then('add', 4, 5),
  then('remove', 4),
  then('add', 4, 4),
  then('replace', 0, 6),
  then('add', 0, 0),
  then('propose', 6),
  then('propose', 5),
  then('approve'),
  then('share', 5, 5),
  then('unshare', 5),
  then('invite', 1),
  then('shut', 1),
  then('declineOutside'),
  then('invite', 2),
  then('answerOutside', 2),
  then('decline', 1),
  then('answer', 2),
  then('pause'),
  then('remove', 4),
  then('add', 4, 4),
  then('invite', 1),
  then('propose', 0),
  then('approve'),
  then('remove', 5),
  then('resume'),
  then('nudge'),
  then('leave', 3),
  then('silence', 1),
  then('next'),
  then('remove', 1),
  then('close'),
  then('reopen'),
  then('answer', 2),
  then('close'),
  then('release'),
  then('share', 6, 1),
  then('share', 5, 1),
  then('unshare', 6),
  then('next'),
]

const named = { anonymity: 'NAMED', releaseMode: 'AT_ONCE', approver: 'MANAGER' } as const

test('those who were told are those who can, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(kind, steps, async (names, all) => {
      const world = await aWorld(names)
      for (const email of world.outside) await letMailsLeave(email)
      for (const [index, one] of all.entries()) {
        const since = now()
        await happen(world, one)
        for (const email of world.outside) await letMailsLeave(email)
        await expectTold(world, all.slice(0, index + 1))
        await expectOpen(world, since)
      }
      await expectOpen(world, new Date(0))
      setClock()
    }),
    { numRuns: 6, endOnFailure: true, examples: [[named, wholeLife]] },
  )
}, 240_000)
