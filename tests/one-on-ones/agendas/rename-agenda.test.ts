import { expect, test } from 'vitest'
import { renameAgenda } from '@/lib/one-on-ones/agendas/commands/rename-agenda'
import { saveAgenda } from '@/lib/one-on-ones/agendas/commands/save-agenda'
import { listAgendas } from '@/lib/one-on-ones/queries/list-agendas'
import { randomId } from '@/lib/shared/randomness'
import { anotherTwo } from '@/tests/factories/one-on-ones'
import { expectRefused } from '@/tests/support/refused'

test('its owner renames a template, and nobody else finds it', async () => {
  const { one, other } = await anotherTwo()
  const { id } = await saveAgenda(one, { madeId: randomId(), name: 'Mine', points: ['First'] })
  await expectRefused(renameAgenda(other, { id, name: 'Theirs' }), 'not-found')
  for (const _ of [1, 2]) await renameAgenda(one, { id, name: 'Fridays' })
  expect((await listAgendas(one))[0]).toMatchObject({ key: id, name: 'Fridays', points: ['First'] })
})
