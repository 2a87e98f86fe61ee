import { afterEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { setClock } from '@/lib/platform/clock'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { sendScheduledReview } from '@/lib/reviews/drafting/commands/send-scheduled-review'
import { aMember } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aCircle, aDraft, aReview } from '@/tests/factories/reviews'
import { aRound, at } from '@/tests/factories/series'
import { mailsTo } from '@/tests/support/outbox'

afterEach(() => setClock())

const requestsTo = async (actor: Actor) => [
  ...(await toldTo(actor, 'review.requested')),
  ...(await mailsTo(actor.email)).map(({ event }) => event),
]

test('who sends a form to themselves is not notified, the others are', async () => {
  const { creator, asked } = await aCircle(1)
  const [other = creator] = asked
  await aReview(creator, { asked: [creator, other], about: 'me' })
  expect(await requestsTo(creator)).toEqual([])
  expect(await requestsTo(other)).toHaveLength(2)
})

test('nor in a round about several', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const subjects = [await aMember({ workspace }), await aMember({ workspace })]
  await aRound(creator, { asked: [creator, ...asked], subjects })
  expect(await requestsTo(creator)).toEqual([])
  expect(await requestsTo(asked[0] ?? creator)).toHaveLength(3)
})

test('what goes out later is news to its sender, too', async () => {
  at('2026-11-23T08:00:00Z')
  const { creator } = await aCircle(0)
  const later = { startsOn: '2026-11-24', startsTime: '09:00', timeZone: 'UTC' }
  const draft = await aDraft(creator, { asked: [creator], about: 'me', ...later })
  await publishReview(creator, draft)
  expect(await requestsTo(creator)).toEqual([])
  at('2026-11-24T09:00:00Z')
  await sendScheduledReview(creator, { id: draft.id })
  expect(await requestsTo(creator)).toHaveLength(2)
})

test('a mail about several calls its reader “you”, and no colleague', async () => {
  const { creator, asked } = await aCircle(3)
  const [ann = creator, bo = creator, cy = creator] = asked
  await aRound(creator, { asked: [ann, cy], subjects: [ann, bo] })
  const factsTo = async ({ email }: Actor) =>
    (await mailsTo(email)).map(({ props }) => [props['subjectCount'], props['subjectNames']])
  const nameOf = ({ firstName, lastName }: Actor) => `${firstName} ${lastName}`
  expect(await factsTo(ann)).toEqual([['yourself and 1 colleague', `You and ${nameOf(bo)}`]])
  expect(await factsTo(cy)).toEqual([['2 colleagues', expect.stringContaining(nameOf(ann))]])
})
