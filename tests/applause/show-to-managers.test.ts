import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { listManagersShown } from '@/lib/applause/queries/list-managers-shown'
import { db } from '@/lib/platform/db'
import { anApplause, anApplauseCircle, applauseNow } from '@/tests/factories/applause'
import { aMember } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'

test('private applause is kept from managers unless the giver shows it, and is shown to those of that day', async () => {
  const { giver, tom, manager } = await anApplauseCircle()
  const words = 'Between us.'
  await anApplause(giver, [tom], { words, isPublic: false })
  expect(await toldTo(manager, 'applause.given')).toEqual([])
  const { id } = await anApplause(giver, [tom], { words, isPublic: false, toManager: true })
  expect(await toldTo(manager, 'applause.given')).toEqual(['Gita Rao thanked Tom Reed: Between us.'])
  expect((await applauseNow({ id })).readers.map(({ memberId }) => memberId)).toEqual([manager.memberId])
  expect((await applauseNow(await anApplause(giver, [tom], { toManager: true }))).readers).toEqual([])
})

test('private applause shown to a manager who is not there says that only the person reads it', async () => {
  const { giver, tom, lena, manager } = await anApplauseCircle()
  const shownTo = async (...recipients: (typeof giver)[]) =>
    (await applauseNow(await anApplause(giver, recipients, { isPublic: false, toManager: true }))).toManager
  expect(await shownTo(lena)).toBe(false)
  expect(await shownTo(tom, manager)).toBe(false)
  expect(await shownTo(tom, lena)).toBe(true)
})

test('a team lead whose role is Member is shown no private applause', async () => {
  const { giver, tom, manager } = await anApplauseCircle()
  await db.member.update({ where: { id: manager.memberId }, data: { role: 'Member' } })
  expect(await listManagersShown(giver, { to: [tom.memberId] })).toEqual({ managers: [] })
  const { id } = await anApplause(giver, [tom], { isPublic: false, toManager: true })
  expect(await applauseNow({ id })).toMatchObject({ toManager: false, readers: [] })
})

test('the form names the managers to show it to: not the giver, and nobody who is thanked', async () => {
  const { giver, tom, lena, manager } = await anApplauseCircle()
  const shownTo = async (by: Actor, ...thanked: Actor[]) => {
    const { managers } = await listManagersShown(by, { to: thanked.map(({ memberId }) => memberId) })
    return managers.map(({ memberId }) => memberId)
  }
  expect(await shownTo(giver, tom)).toEqual([manager.memberId])
  expect(await shownTo(giver, tom, lena)).toEqual([manager.memberId])
  for (const none of [
    shownTo(giver, lena),
    shownTo(manager, tom),
    shownTo(giver, tom, manager),
    shownTo(await aMember(), tom),
  ])
    expect(await none).toEqual([])
})
