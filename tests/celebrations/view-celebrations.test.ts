import { expect, test } from 'vitest'
import { showCelebrations } from '@/lib/celebrations/commands/show-celebrations'
import { viewCelebrations } from '@/lib/celebrations/commands/view-celebrations'
import { listOwnCelebrations } from '@/lib/celebrations/queries/list-own-celebrations'
import { aCelebration } from '@/tests/factories/celebrations'
import { aMember } from '@/tests/factories/members'

test('views what was shown, of nobody else, and nothing that came after it', async () => {
  const [actor, other] = [await aMember(), await aMember()]
  for (const one of [actor, other]) await aCelebration(one)
  await viewCelebrations(actor)
  expect(await listOwnCelebrations(actor)).toHaveLength(1)
  for (const one of [actor, other]) await showCelebrations(one)
  await viewCelebrations(actor)
  await viewCelebrations(actor)
  expect(await listOwnCelebrations(actor)).toEqual([])
  expect(await listOwnCelebrations(other)).toHaveLength(1)
})
