import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getAnswering } from '@/lib/reviews/answering/responses/queries'
import { listReviews } from '@/lib/reviews/lists/queries'
import { getReviewHead } from '@/lib/reviews/results/queries'
import { getNominations } from '@/lib/reviews/running/nominations/queries'
import { allActs, aWorld, happen, PEOPLE, type Step, type World } from './happenings'

// Whatever happens to a review, in whatever order: whoever was told of its form can open it and finds it in their list,
// and nobody else can. Whoever was let in on its results was told so, and reads them. No notice of it leads to a closed door.

afterEach(() => setClock())

const idsOf = (actors: Actor[]) => actors.map(({ memberId }) => memberId).toSorted()

/** Those of the people for whom this succeeds, and says yes. */
async function whoCan(people: Actor[], can: (actor: Actor) => Promise<boolean>) {
  const tries = await Promise.allSettled(people.map(can))
  return idsOf(people.filter((_, index) => tries[index]?.status === 'fulfilled' && tries[index].value))
}

const canAnswer = (reviewId: string) => async (actor: Actor) =>
  (await getAnswering(actor, reviewId)).state !== 'removed'

/** Whether somebody reads the results who was not chosen for it when it was sent: they were, and are told of nothing new. */
const canReadSince = (reviewId: string) => async (actor: Actor) => {
  const chosen = { reviewId, memberId: actor.memberId, sharedById: null }
  return (await getReviewHead(actor, reviewId)) !== null && (await db.sharedReview.count({ where: chosen })) === 0
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

async function expectOpen(actor: Actor) {
  for (const { link } of await noticesOf(actor)) {
    const id = /^\/feedback\/id\/([\w-]+)/.exec(link)?.[1]
    if (id === undefined) continue
    await (link.endsWith('/nominations') ? getNominations(actor, id) : getAnswering(actor, id))
  }
}

async function expectTold(world: World, steps: Step[]) {
  const { people, subject, gone, rounds } = world
  const here = [subject, ...people.filter((person) => !gone.has(person))]
  for (const id of rounds) {
    const able = await whoCan(here, canAnswer(id))
    const told = { asked: await whoCan(here, wasAsked(id)), listed: await whoCan(here, findsIt(id)) }
    expect({ ...told, steps }).toEqual({ asked: able, listed: able, steps })
    const readers = await whoCan(here, canReadSince(id))
    expect({ told: await whoCan(here, wasLetIn(world, id)), steps }).toEqual({ told: readers, steps })
  }
  for (const actor of here) await expectOpen(actor)
}

const person = fc.nat({ max: PEOPLE - 1 })
const step: fc.Arbitrary<Step> = fc.record({ act: fc.constantFrom(...allActs), one: person, other: person })
const steps = fc.array(step, { minLength: 6, maxLength: 14, size: 'max' })
const anonymity = fc.constantFrom('NAMED', 'CONFIDENTIAL', 'ANONYMOUS')

const then = (act: Step['act'], one = 0, other = 0): Step => ({ act, one, other })

/** Each kind of thing at least once, in an order in which it is allowed. */
const wholeLife = [
  ...[then('add', 4, 5), then('remove', 4), then('add', 4, 4), then('replace', 0, 6), then('add', 0, 0)],
  ...[then('propose', 6), then('propose', 5), then('approve'), then('share', 5, 5), then('unshare', 5)],
  ...[then('decline', 1), then('answer', 2), then('pause'), then('resume'), then('nudge'), then('leave', 3)],
  ...[then('next'), then('remove', 1), then('close'), then('reopen'), then('answer', 2), then('close')],
  ...[then('release'), then('share', 6, 1), then('share', 5, 1), then('unshare', 6), then('next')],
]

test('those who were told are those who can, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(anonymity, steps, async (names, all) => {
      const world = await aWorld(names)
      for (const [index, one] of all.entries()) {
        await happen(world, one)
        await expectTold(world, all.slice(0, index + 1))
      }
      setClock()
    }),
    { numRuns: 8, endOnFailure: true, examples: [['NAMED', wholeLife]] },
  )
}, 240_000)
