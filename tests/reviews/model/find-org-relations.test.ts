import { test, expect } from 'vitest'
import { aCircle } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { deactivate, aMember } from '@/tests/factories/members'
import { listOrgRelations } from '@/lib/reviews/model/queries/find-org-relations'
import { orgRelationsSchema } from '@/lib/reviews/model/schema'

test('org relations hold active people of the same teams', async () => {
  const { workspace, creator, asked } = await aCircle(3)
  const [subject = creator, peer = creator, gone = creator] = asked
  await aTeam({ workspace, members: asked, managers: [creator] })
  await deactivate(gone)
  const { orgRelations } = await listOrgRelations(peer, { ids: [subject.memberId] })
  const own = { managers: [creator.memberId], peers: [peer.memberId], reports: [] }
  expect(orgRelations).toEqual([{ subjectId: subject.memberId, ...own }])
})

test('of somebody in another workspace nothing is known', async () => {
  const { workspace, creator, asked } = await aCircle(2)
  await aTeam({ workspace, members: asked, managers: [creator] })
  const ids = asked.map(({ memberId }) => memberId)
  const { orgRelations } = await listOrgRelations(await aMember({ role: 'Admin' }), { ids })
  expect(orgRelations).toEqual(ids.map((subjectId) => ({ subjectId, managers: [], peers: [], reports: [] })))
})

test('the ids stand in one parameter, at most fifty of them', () => {
  const id = '7b0f6d3e-4b0e-4b44-9a6e-0d6f4f1b8c11'
  expect(orgRelationsSchema.parse({ ids: `${id},${id}` })).toEqual({ ids: [id, id] })
  expect(orgRelationsSchema.safeParse({ ids: 'nobody' }).success).toBe(false)
  expect(orgRelationsSchema.safeParse({ ids: Array.from({ length: 51 }, () => id).join() }).success).toBe(false)
})
