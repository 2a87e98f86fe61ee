import type { Actor } from '@/lib/access/actor'
import { getNominations } from '@/lib/reviews/nominations/queries/get-nominations'
import { test, expect } from 'vitest'
import { someNominations } from './circumstances'
import { aResponse } from '@/tests/factories/reviews'
import { approveNomination } from '@/lib/reviews/nominations/commands/approve-nomination'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { chosenByName } from '@/tests/factories/respondents'
import { deactivate, aManager } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'

const anonymous = { count: 3, form: { anonymity: 'ANONYMOUS' } } as const

const badgesFor = async (actor: Actor, { id }: { id: string }) =>
  (await getNominations(actor, id)).rows.map(({ badge }) => badge.label).toSorted()

test('the creator sees who waits and for how many more, until they are asked', async () => {
  const { creator, asked, review, inputs } = await someNominations(anonymous)
  for (const person of asked) await aResponse(person, review)
  const seen: string[][] = []
  for (const input of inputs) {
    await approveNomination(creator, input)
    seen.push(await badgesFor(creator, review))
  }
  expect(seen).toEqual([
    ['Approved, waits for 2 more', 'Nominated', 'Nominated'],
    ['Approved, waits for 1 more', 'Approved, waits for 1 more', 'Nominated'],
    ['Approved', 'Approved', 'Approved'],
  ])
})

test('once it has ended, the creator sees who was never asked', async () => {
  const { creator, asked, review, inputs } = await someNominations(anonymous)
  for (const person of asked) await aResponse(person, review)
  for (const input of inputs.slice(0, 2)) await approveNomination(creator, input)
  await closeReview(creator, review)
  expect(await badgesFor(creator, review)).toEqual(['Approved, never asked', 'Approved, never asked', 'Nominated'])
})

test('who waits and left counts for nobody, and who was asked before does not wait', async () => {
  const { creator, asked, review, peers, inputs } = await someNominations(anonymous)
  await addRespondents(creator, { id: review.id, ...chosenByName(peers[1] ?? creator) })
  for (const person of asked) await aResponse(person, review)
  for (const input of inputs) await approveNomination(creator, input)
  await deactivate(peers[0] ?? creator)
  const badges = await badgesFor(creator, review)
  expect(badges).toEqual(['Approved', 'Approved, never asked', 'Approved, waits for 2 more'])
})

test('whom it is about and a manager who decides do not learn from it that an answer has arrived', async () => {
  const { workspace, creator, subject, asked, review, inputs } = await someNominations({
    ...anonymous,
    approver: 'MANAGER',
  })
  const manager = await aManager({ workspace })
  await aTeam({ workspace, members: [subject], managers: [manager] })
  for (const person of asked) await aResponse(person, review)
  await approveNomination(manager, inputs[0] ?? { id: '', nominationId: '' })
  for (const viewer of [subject, manager]) {
    expect(await badgesFor(viewer, review)).toEqual(['Approved', 'Nominated', 'Nominated'])
  }
  expect(await badgesFor(creator, review)).toContain('Approved, waits for 2 more')
})
