import { expect, test } from 'vitest'
import { reactToApplause } from '@/lib/applause/commands/react-to-applause'
import { getApplause } from '@/lib/applause/queries/get-applause'
import { switchFeature } from '@/lib/workspaces/features/commands/switch-feature'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { aSubscription } from '@/tests/factories/subscriptions'
import { toldTo } from '@/tests/factories/respondents'
import { db } from '@/lib/platform/db'
import { outcomeOf } from '@/tests/support/refused'

const pressedIn = async (actor: Parameters<typeof getApplause>[0], id: string) =>
  (await getApplause(actor, id)).reactions

test('one of each kind for each person, and a second press takes it back', async () => {
  const { giver, tom, colleague } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  for (const actor of [tom, tom, colleague]) await reactToApplause(actor, { id, kind: 'love', isOn: true })
  await reactToApplause(tom, { id, kind: 'celebrate', isOn: true })
  expect(await pressedIn(tom, id)).toEqual([
    { kind: 'love', count: 2, isMine: true },
    { kind: 'celebrate', count: 1, isMine: true },
  ])
  for (const _ of [1, 2]) await reactToApplause(tom, { id, kind: 'love', isOn: false })
  expect(await pressedIn(tom, id)).toEqual([
    { kind: 'love', count: 1, isMine: false },
    { kind: 'celebrate', count: 1, isMine: true },
  ])
})

test('its page names who reacted to it with what, and counts more than two', async () => {
  const { giver, tom, lena, colleague, manager } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  await reactToApplause(lena, { id, kind: 'agree', isOn: true })
  for (const actor of [tom, lena, colleague, manager]) await reactToApplause(actor, { id, kind: 'thanks', isOn: true })
  expect((await getApplause(colleague, id)).reactors).toEqual([
    { kind: 'thanks', label: 'Thank you', people: 'Tom Reed, Lena Vogt and 2 others' },
    { kind: 'agree', label: 'Agree', people: 'Lena Vogt' },
  ])
})

test('the giver hears once that somebody they thanked reacted, and of others nothing', async () => {
  const { giver, tom, colleague } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  await reactToApplause(colleague, { id, kind: 'love', isOn: true })
  expect(await toldTo(giver, 'applause.reacted')).toEqual([])
  for (const kind of ['thanks', 'love'] as const) await reactToApplause(tom, { id, kind, isOn: true })
  expect(await toldTo(giver, 'applause.reacted')).toEqual(['Tom Reed reacted to your applause: Thank you'])
})

test('a reaction that is taken back is no longer in the bell of the giver, who reads one that is left', async () => {
  const { giver, tom, lena } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom, lena])
  for (const actor of [tom, lena]) await reactToApplause(actor, { id, kind: 'thanks', isOn: true })
  await reactToApplause(tom, { id, kind: 'love', isOn: true })
  const takeBack = (kind: 'thanks' | 'love') => reactToApplause(tom, { id, kind, isOn: false })
  const ofTom = async () => (await toldTo(giver, 'applause.reacted')).filter((said) => said.startsWith('Tom'))
  await takeBack('thanks')
  expect(await ofTom()).toEqual(['Tom Reed reacted to your applause: Love it'])
  for (const _ of [1, 2]) await takeBack('love')
  expect(await ofTom()).toEqual([])
  expect(await toldTo(giver, 'applause.reacted')).toHaveLength(1)
})

test('rejects reactions where applause is switched off or the plan has ended', async () => {
  const { giver, tom, admin, workspace } = await anApplauseCircle('FREE')
  const { id: paid } = await aSubscription({ workspace })
  const { id } = await anApplause(giver, [tom])
  const react = (actor: typeof tom) => outcomeOf(reactToApplause(actor, { id, kind: 'love', isOn: true }))
  await switchFeature(admin, { feature: 'Applause', isOn: false })
  expect(await react({ ...tom, withoutFeatures: ['Applause'] })).toBe('forbidden')
  await db.subscription.update({ where: { id: paid }, data: { status: 'EXPIRED' } })
  expect(await react(tom)).toBe('plan-limit')
  expect((await getApplause(tom, id)).gate).toBe('Your subscription has been expired.')
})
