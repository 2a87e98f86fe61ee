import { afterEach, expect, test } from 'vitest'
import { showCelebrations } from '@/lib/celebrations/commands/show-celebrations'
import { viewCelebrations } from '@/lib/celebrations/commands/view-celebrations'
import { listOwnCelebrations } from '@/lib/celebrations/queries/list-own-celebrations'
import { setClock } from '@/lib/platform/clock'
import { randomId } from '@/lib/shared/randomness'
import { aCelebration } from '@/tests/factories/celebrations'
import { aMember, aPlace } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

afterEach(() => setClock())

const at = (time: string) => setClock(() => new Date(time))

test('one window a day shows it, whichever asks first, until it is viewed', async () => {
  const actor = await aMember()
  at('2027-03-03T09:00:00Z')
  expect(await showCelebrations(actor, { ids: [randomId()] })).toEqual({ isShown: false })
  const shown = { ids: [(await aCelebration(actor)).id] }
  const answers = await Promise.all([1, 2, 3].map(() => showCelebrations(actor, shown)))
  expect(answers.filter(({ isShown }) => isShown)).toHaveLength(1)
  expect(await listOwnCelebrations(actor)).toHaveLength(1)
  at('2027-03-04T09:00:00Z')
  expect(await showCelebrations(actor, shown)).toEqual({ isShown: true })
  await viewCelebrations(actor, shown)
  expect(await listOwnCelebrations(actor)).toEqual([])
  at('2027-03-05T09:00:00Z')
  expect(await showCelebrations(actor, shown)).toEqual({ isShown: false })
})

test('somebody in two workspaces sees one a day, by their own clock', async () => {
  const actor = await aMember({ timeZone: 'Asia/Kolkata' })
  const other = await aPlace({ userId: actor.userId, workspace: await aWorkspace() })
  at('2027-03-03T17:00:00Z')
  const shown = { ids: [(await aCelebration(actor)).id, (await aCelebration(other)).id] }
  expect(await showCelebrations(actor, shown)).toEqual({ isShown: true })
  expect(await showCelebrations(other, shown)).toEqual({ isShown: false })
  at('2027-03-03T19:00:00Z')
  expect(await showCelebrations(other, shown)).toEqual({ isShown: true })
})
