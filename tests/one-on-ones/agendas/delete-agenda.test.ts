import { expect, test } from 'vitest'
import { deleteAgenda } from '@/lib/one-on-ones/agendas/commands/delete-agenda'
import { saveAgenda } from '@/lib/one-on-ones/agendas/commands/save-agenda'
import { listAgendas } from '@/lib/one-on-ones/queries/list-agendas'
import { randomId } from '@/lib/shared/randomness'
import { anotherTwo } from '@/tests/factories/one-on-ones'
import { expectRefused } from '@/tests/support/refused'

test('its owner deletes a template, and nobody else finds it', async () => {
  const { one, other } = await anotherTwo()
  const { id } = await saveAgenda(one, { madeId: randomId(), name: 'Mine', points: ['First'] })
  await expectRefused(deleteAgenda(other, { id }), 'not-found')
  await deleteAgenda(one, { id })
  expect(await listAgendas(one)).toHaveLength(6)
})
