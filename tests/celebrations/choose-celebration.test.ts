import { expect, test } from 'vitest'
import { chooseCelebration } from '@/lib/celebrations/commands/choose-celebration'
import { listOwnCelebrations, listOwnKinds } from '@/lib/celebrations/queries/list-own-celebrations'
import { aCelebration } from '@/tests/factories/celebrations'
import { aMember } from '@/tests/factories/members'

test('what somebody does not want is no longer celebrated, and is again once they do', async () => {
  const actor = await aMember()
  await aCelebration(actor)
  const choose = (isCelebrated: boolean) => chooseCelebration(actor, { kind: 'anniversary', isCelebrated })
  for (const _ of [1, 2]) await choose(false)
  expect(await listOwnCelebrations(actor)).toEqual([])
  const refused = (await listOwnKinds(actor)).filter(({ isCelebrated }) => !isCelebrated)
  expect(refused.map(({ kind }) => kind)).toEqual(['anniversary'])
  for (const _ of [1, 2]) await choose(true)
  expect(await listOwnCelebrations(actor)).toHaveLength(1)
})

test('only what can still happen here is offered', async () => {
  const actor = await aMember()
  const offeredWithout = async (...withoutFeatures: string[]) =>
    (await listOwnKinds({ ...actor, withoutFeatures })).map(({ kind }) => kind)
  expect(await offeredWithout('Goals', 'OneOnOnes')).toEqual(['anniversary', 'badge', 'feedback', 'follow-up'])
  expect(await offeredWithout('FollowUps')).not.toContain('follow-up')
  await aCelebration(actor, { kind: 'goal' })
  expect(await listOwnCelebrations(actor)).toHaveLength(1)
  expect(await listOwnCelebrations({ ...actor, withoutFeatures: ['Goals'] })).toEqual([])
})
