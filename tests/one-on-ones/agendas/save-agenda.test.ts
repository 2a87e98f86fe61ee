import { expect, test } from 'vitest'
import { saveAgenda } from '@/lib/one-on-ones/agendas/commands/save-agenda'
import { listAgendas } from '@/lib/one-on-ones/queries/list-agendas'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { anotherTwo } from '@/tests/factories/one-on-ones'
import { expectMadeOnce } from '@/tests/support/pressed'

test('a template pressed twice is made once', async () => {
  const { one } = await anotherTwo()
  await expectMadeOnce(
    (madeId) => saveAgenda(one, { madeId, name: 'Mine', points: ['First'] }),
    () => db.agendaTemplate.count({ where: { memberId: one.memberId } }),
    (madeId) => saveAgenda(one, { madeId, name: 'Changed', points: ['First'] }),
  )
})

test('is offered to the person who saved it, beside the six built-in ones', async () => {
  const { one, other } = await anotherTwo()
  await saveAgenda(one, { madeId: randomId(), name: 'Mine', points: ['First'] })
  const own = await listAgendas(one)
  expect([own.length, own[0]?.name]).toEqual([7, 'Mine'])
  expect(await listAgendas(other)).toHaveLength(6)
})
