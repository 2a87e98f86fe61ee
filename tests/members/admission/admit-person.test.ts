import { expect, test } from 'vitest'
import { admitPerson } from '@/lib/members/admission/steps/admit-person'
import { db, transaction } from '@/lib/platform/db'
import { aMember, anAdmin, aPerson, deactivate } from '@/tests/factories/members'
import { aTag } from '@/tests/factories/tags'
import { aWorkspace } from '@/tests/factories/workspaces'
import { whileMoving } from '@/tests/members/people/company'

const admit = (workspaceId: string, userId: string, tagIds: string[] = [], role: 'Manager' | 'Member' = 'Manager') =>
  transaction((tx) => admitPerson(tx, { workspaceId, userId, role, tagIds }))

const tagsOf = async (memberId: string) =>
  (await db.memberTag.findMany({ where: { memberId } })).map(({ tagId }) => tagId).toSorted()

test('somebody new has a place with role and tags, and goes on there', async () => {
  const workspace = await aWorkspace()
  const [tag, { id: userId }] = [await aTag({ workspace }), await aPerson()]
  const { memberId, wasHere } = await admit(workspace.id, userId, [tag.id])
  expect(wasHere).toBe(false)
  expect(await db.member.findUnique({ where: { id: memberId } })).toMatchObject({
    userId,
    role: 'Manager',
    status: 'ACTIVE',
  })
  expect(await tagsOf(memberId)).toEqual([tag.id])
  expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ lastWorkspaceId: workspace.id })
})

test('who was let go of comes back to the same place, in the new role', async () => {
  const gone = await aMember()
  await deactivate(gone)
  expect(await admit(gone.workspaceId, gone.userId)).toEqual({ memberId: gone.memberId, wasHere: false })
  const place = { role: 'Manager', status: 'ACTIVE', deactivatedAt: null }
  expect(await db.member.findUnique({ where: { id: gone.memberId } })).toMatchObject(place)
})

test('who moves their address as they come back is waited for, and both are done', async () => {
  const gone = await aMember()
  await deactivate(gone)
  const { pressed } = await whileMoving(gone, () => admit(gone.workspaceId, gone.userId))
  expect(await pressed).toMatchObject({ memberId: gone.memberId })
})

test('who is here keeps their role', async () => {
  const admin = await anAdmin()
  expect(await admit(admin.workspaceId, admin.userId)).toEqual({ memberId: admin.memberId, wasHere: true })
  expect(await db.member.findUnique({ where: { id: admin.memberId } })).toMatchObject({ role: 'Admin' })
})

test('more tags than there is room for keep nobody out', async () => {
  const workspace = await aWorkspace()
  const back = await aMember({ workspace })
  const tags = await Promise.all(Array.from({ length: 32 }, () => aTag({ workspace })))
  const own = tags.slice(0, 29).map(({ id: tagId }) => ({ workspaceId: workspace.id, memberId: back.memberId, tagId }))
  await db.memberTag.createMany({ data: own })
  await admit(
    workspace.id,
    back.userId,
    tags.slice(29).map(({ id }) => id),
  )
  expect(await tagsOf(back.memberId)).toHaveLength(30)
})
