import type { Actor } from '@/lib/access/actor'
import { figuresOf, aTeamOf, sent } from './circumstances'
import { test, expect } from 'vitest'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { undoOptOut } from '@/lib/reviews/responses/commands/undo-opt-out'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { placeOf } from '@/tests/factories/respondents'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'

// Who is on a list and not expected to answer counts in no scope.
const totalsOf = async (tom: Actor, manager: Actor, admin: Actor) => [
  (await figuresOf(tom, 'me')).total,
  (await figuresOf(manager, 'team')).total,
  (await figuresOf(admin, 'workspace')).total,
]
const waitingFor = (asked: number) => ({ asked, answered: 0, waiting: asked })

test('who opted out, until they undo it or are taken off the list', async () => {
  const { admin, manager, people } = await aTeamOf(3)
  const [tom = manager] = people
  const { id } = await sent(admin, people, 0)
  await optOutOfReview(tom, { reviewId: id })
  expect(await totalsOf(tom, manager, admin)).toEqual([0, 2, 2].map(waitingFor))
  await undoOptOut(tom, { reviewId: id })
  expect(await totalsOf(tom, manager, admin)).toEqual([1, 3, 3].map(waitingFor))
  await optOutOfReview(tom, { reviewId: id })
  await removeRespondent(admin, { id, assigneeId: (await placeOf({ id }, tom)).id })
  expect(await totalsOf(tom, manager, admin)).toEqual([0, 2, 2].map(waitingFor))
})

test('who was added in a pause, until it goes on, also when it is closed instead', async () => {
  const { admin, manager, people } = await aTeamOf(3)
  const [tom = manager, ...others] = people
  const { id } = await sent(admin, others, 0)
  await pauseReview(admin, { id })
  await addRespondents(admin, { id, memberIds: [tom.memberId], teamIds: [], tagIds: [] })
  expect(await totalsOf(tom, manager, admin)).toEqual([0, 2, 2].map(waitingFor))
  await closeReview(admin, { id })
  const closed = [0, 2, 2].map((asked) => ({ asked, answered: 0, waiting: 0 }))
  expect(await totalsOf(tom, manager, admin)).toEqual(closed)
})

test('without names they leave a form out of which fewer than three are expected to answer', async () => {
  const { admin, manager, people } = await aTeamOf(3)
  const [tom = manager] = people
  const { id } = await sent(admin, people, 0, { anonymity: 'ANONYMOUS' })
  await optOutOfReview(tom, { reviewId: id })
  expect(await figuresOf(admin, 'workspace')).toMatchObject({ total: { asked: 0, waiting: 0 }, leftOutCount: 1 })
})
