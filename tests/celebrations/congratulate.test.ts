import { expect, test } from 'vitest'
import { chooseCelebration } from '@/lib/celebrations/commands/choose-celebration'
import { hideBadge } from '@/lib/badges/commands/hide-badge'
import { congratulate } from '@/lib/celebrations/commands/congratulate'
import { listTeamCelebrations } from '@/lib/celebrations/queries/list-team-celebrations'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aCelebration, aTeamOfTwo } from '@/tests/factories/celebrations'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { toldTo } from '@/tests/factories/respondents'
import { outcomeOf } from '@/tests/support/refused'
import { expectFewStatements } from '@/tests/support/statements'

test('a teammate congratulates once, and the person is told once; others find nothing', async () => {
  const { workspace, asha, tom, colleague } = await aTeamOfTwo()
  const { id } = await aCelebration(asha)
  for (const other of [colleague, asha, await anAdmin({ workspace }), await anAdmin()]) {
    expect(await outcomeOf(congratulate(other, { id }))).toBe('not-found')
    expect(await listTeamCelebrations(other)).toEqual([])
  }
  expect(await listTeamCelebrations(tom)).toMatchObject([
    { name: 'Asha Menon', line: '3 years here', count: 0, isCongratulated: false },
  ])
  await Promise.all([congratulate(tom, { id }), congratulate(tom, { id })])
  expect(await listTeamCelebrations(tom)).toMatchObject([{ count: 1, isCongratulated: true }])
  expect(await toldTo(asha, 'celebration.congratulated')).toEqual(['Tom Reed congratulated you: 3 years here'])
})

test('taken back, it leaves Home and the bell, and may be given again', async () => {
  const { asha, tom } = await aTeamOfTwo()
  const { id } = await aCelebration(asha)
  await congratulate(tom, { id })
  for (const _press of [1, 2]) await congratulate(tom, { id, isTakenBack: true })
  expect(await listTeamCelebrations(tom)).toMatchObject([{ count: 0, isCongratulated: false }])
  expect(await toldTo(asha, 'celebration.congratulated')).toEqual([])
  await congratulate(tom, { id })
  expect(await toldTo(asha, 'celebration.congratulated')).toEqual(['Tom Reed congratulated you: 3 years here'])
})

test('it takes nothing from the month’s pool', async () => {
  const { workspace, asha, tom } = await aTeamOfTwo()
  const { id } = await aCelebration(asha)
  await congratulate(tom, { id })
  expect(await db.applause.count({ where: { workspaceId: workspace.id } })).toBe(0)
})

test('rejects congratulations where applause is switched off or the plan is FREE', async () => {
  const { asha, tom } = await aTeamOfTwo('FREE')
  const { id } = await aCelebration(asha)
  expect(await listTeamCelebrations(tom)).toEqual([])
  expect(await outcomeOf(congratulate(tom, { id }))).toBe('plan-limit')
  const other = await aTeamOfTwo()
  const { id: another } = await aCelebration(other.asha)
  const without = { ...other.tom, withoutFeatures: ['Applause'] }
  expect(await listTeamCelebrations(without)).toEqual([])
  expect(await outcomeOf(congratulate(without, { id: another }))).toBe('forbidden')
})

test('teammates see a badge until it is hidden, and a birthday while it is shared', async () => {
  const { asha, tom, workspace } = await aTeamOfTwo()
  const birthday = await aCelebration(asha, { kind: 'birthday' })
  const linesFor = async (actor: typeof tom) => (await listTeamCelebrations(actor)).map(({ line }) => line)
  expect(await linesFor(tom)).toEqual([])
  const profile = { birthday: '03-14', isBirthdayShared: true }
  const userId = asha.userId
  await db.profile.upsert({ where: { userId }, create: { userId, ...profile }, update: profile })
  expect(await linesFor(tom)).toHaveLength(1)
  await congratulate(tom, { id: birthday.id })
  await db.profile.update({ where: { userId }, data: { isBirthdayShared: false } })
  expect(await linesFor(tom)).toEqual([])
  expect(await outcomeOf(congratulate(tom, { id: birthday.id }))).toBe('not-found')
  const lena = await aMember({ workspace })
  await aTeam({ workspace, members: [tom, lena] })
  const [badge, earnedAt] = ['Novice', now()]
  const award = { workspaceId: workspace.id, memberId: lena.memberId, badge, earnedAt, awardedAt: earnedAt }
  await db.badgeAward.create({ data: award })
  const earned = await aCelebration(lena, { kind: 'badge', key: 'badge:Novice', badge, years: null })
  expect(await linesFor(tom)).toEqual([expect.stringContaining('Novice')])
  await hideBadge(lena, { badge: 'Novice', isHidden: true })
  expect(await linesFor(tom)).toEqual([])
  expect(await outcomeOf(congratulate(tom, { id: earned.id }))).toBe('not-found')
})

test('teammates see nothing that is a person’s own', async () => {
  const two = await aTeamOfTwo()
  await aCelebration(two.asha, { kind: 'goal' })
  expect(await listTeamCelebrations(two.tom)).toEqual([])
  const third = await aTeamOfTwo()
  await aCelebration(third.asha)
  await chooseCelebration(third.asha, { kind: 'anniversary', isCelebrated: false })
  expect(await listTeamCelebrations(third.tom)).toEqual([])
})

test('as many teammates as celebrate, Home asks the database once', async () => {
  const { workspace, asha, tom } = await aTeamOfTwo()
  await aCelebration(asha)
  await expectFewStatements(
    // Asked twice, as the rule is for more than one statement.
    async () => [await listTeamCelebrations(tom), await listTeamCelebrations(tom)],
    async () => {
      const more = [await aMember({ workspace }), await aMember({ workspace })]
      await aTeam({ workspace, members: [tom, ...more] })
      for (const one of more) await aCelebration(one)
    },
  )
  expect(await listTeamCelebrations(tom)).toHaveLength(3)
})
