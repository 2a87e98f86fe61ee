import { expect, test } from 'vitest'
import { addAgenda } from '@/lib/one-on-ones/commands/add-agenda'
import { saveAgenda } from '@/lib/one-on-ones/agendas/commands/save-agenda'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { getPair } from '@/lib/one-on-ones/queries/get-pair'
import { randomId } from '@/lib/shared/randomness'
import { agendaOf, aPair, aPoint } from '@/tests/factories/one-on-ones'
import { expectRefused } from '@/tests/support/refused'

test('adds the points of a template that are not on the agenda, once', async () => {
  const { one, other, id, pairId } = await aPair()
  await aPoint(other, pairId, 'Which goals moved?')
  for (const _press of [1, 2]) await addAgenda(one, { id: pairId, agenda: 'goals' })
  expect(await agendaOf(other, id)).toEqual([
    'Which goals moved?',
    'Which goals are at risk, and why?',
    'What do we change or drop?',
  ])
})

test('offers the six and one’s own, and nobody uses another person’s', async () => {
  const { one, other, id, pairId } = await aPair()
  const own = await saveAgenda(one, { madeId: randomId(), name: 'Ours', points: ['News', 'Plans'] })
  const namesFor = async (actor: typeof one) => (await getOneOnOne(actor, id)).agendas.map(({ name }) => name)
  expect([(await namesFor(one))[0], (await namesFor(one)).length, (await namesFor(other)).length]).toEqual([
    'Ours',
    7,
    6,
  ])
  expect((await getPair(one, other.memberId, { search: '' })).agendas).toHaveLength(7)
  await expectRefused(addAgenda(other, { id: pairId, agenda: own.id }), 'invalid')
  await expectRefused(addAgenda(one, { id: pairId, agenda: 'unknown' }), 'invalid')
  await addAgenda(one, { id: pairId, agenda: own.id })
  expect(await agendaOf(other, id)).toEqual(['News', 'Plans'])
})

test('refuses more open points than a pair can have', async () => {
  const { one, pairId } = await aPair()
  for (let count = 0; count < 98; count += 1) await aPoint(one, pairId)
  await expectRefused(addAgenda(one, { id: pairId, agenda: 'goals' }), 'invalid')
})
