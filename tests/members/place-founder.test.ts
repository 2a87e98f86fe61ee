import { expect, test } from 'vitest'
import { placeFounder } from '@/lib/members/steps/place-founder'
import { db, transaction } from '@/lib/platform/db'
import { aPerson } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

test('makes somebody with an account the first Admin, and where they go on', async () => {
  const { id: userId } = await aPerson()
  const { id: workspaceId } = await aWorkspace()
  const { memberId } = await transaction((tx) => placeFounder(tx, { workspaceId, userId }))
  const place = await db.member.findUniqueOrThrow({ where: { id: memberId }, include: { user: true } })
  expect(place).toMatchObject({ workspaceId, userId, role: 'Admin', status: 'ACTIVE' })
  expect(place.user.lastWorkspaceId).toBe(workspaceId)
})
