import { afterEach, expect, test } from 'vitest'
import { showCelebrations } from '@/lib/celebrations/commands/show-celebrations'
import { viewCelebrations } from '@/lib/celebrations/commands/view-celebrations'
import { listOwnCelebrations } from '@/lib/celebrations/queries/list-own-celebrations'
import { setClock } from '@/lib/platform/clock'
import { aCelebration } from '@/tests/factories/celebrations'
import { aMember } from '@/tests/factories/members'

afterEach(() => setClock())

test('a sixth one waits for the next dialog', async () => {
  const actor = await aMember()
  for (const day of ['01', '02', '03', '04', '05', '06']) {
    setClock(() => new Date(`2027-03-${day}T09:00:00Z`))
    await aCelebration(actor)
  }
  const shownIds = async () => (await listOwnCelebrations(actor)).map(({ id }) => id)
  const ids = await shownIds()
  expect(ids).toHaveLength(5)
  await showCelebrations(actor, { ids })
  await viewCelebrations(actor, { ids })
  const left = await shownIds()
  expect(left).toHaveLength(1)
  expect(ids).not.toContain(left[0])
})

test('views what was shown, of nobody else, and nothing that came after it', async () => {
  const [actor, other] = [await aMember(), await aMember()]
  const ids: string[] = []
  for (const one of [actor, other]) ids.push((await aCelebration(one)).id)
  await viewCelebrations(actor, { ids })
  expect(await listOwnCelebrations(actor)).toHaveLength(1)
  for (const one of [actor, other]) await showCelebrations(one, { ids })
  for (const _press of [1, 2]) await viewCelebrations(actor, { ids })
  expect(await listOwnCelebrations(actor)).toEqual([])
  expect(await listOwnCelebrations(other)).toHaveLength(1)
})
