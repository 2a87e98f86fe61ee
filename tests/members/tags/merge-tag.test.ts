import { expect, test } from 'vitest'
import { mergeTag } from '@/lib/members/tags/commands/merge-tag'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aTag, tagsOf } from '@/tests/factories/tags'
import { unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { aStaff, auditOf } from '@/tests/members/people/company'

/** Two words for one thing: Tom has both, Lena one. */
async function aPair() {
  const staff = await aStaff()
  const { workspace, tom, lena } = staff
  const remote = await aTag({ workspace, name: 'Remote', members: [tom, lena] })
  const home = await aTag({ workspace, name: 'Home office', members: [tom] })
  return { ...staff, remote, home, input: { id: remote.id, intoId: home.id } }
}

test('an Admin makes one of two; managers and members may not, and a stranger finds neither', async () => {
  const { admin, manager, tom, lena, stranger, remote, home, input } = await aPair()
  await expectRefused(mergeTag(stranger, input), 'not-found')
  await expectRefused(mergeTag(manager, input), 'forbidden')
  await expectRefused(mergeTag(tom, input), 'forbidden')
  expect(await mergeTag(admin, input)).toEqual({ id: home.id })
  expect([await tagsOf(tom), await tagsOf(lena)]).toEqual([['Home office'], ['Home office']])
  expect(await db.tag.findUnique({ where: { id: remote.id } })).toBeNull()
  expect(await auditOf(admin)).toMatchObject([{ title: 'Merged the tag “Remote” into “Home office”' }])
})

test('people invited with the merged tag get the other', async () => {
  const { workspace, admin, input } = await aPair()
  const at = now()
  const { id: invitationId } = await db.invitation.create({
    data: {
      workspaceId: workspace.id,
      email: `${unique('ana')}@acme.example`,
      role: 'Member',
      tokenHash: unique('hash'),
      inviterId: admin.memberId,
      createdAt: at,
      sentAt: at,
      expiresAt: at,
      tags: { create: { workspaceId: workspace.id, tagId: input.id } },
    },
  })
  await mergeTag(admin, input)
  const left = await db.invitationTag.findMany({ where: { invitationId }, select: { tagId: true } })
  expect(left).toEqual([{ tagId: input.intoId }])
})

test('people who wait for a payment get the other tag, too', async () => {
  const { workspace, admin, input } = await aPair()
  const request = { email: `${unique('ana')}@acme.example`, role: 'Member', position: 0 } as const
  const { id: batchId } = await db.seatBatch.create({
    data: {
      id: randomId(),
      workspaceId: workspace.id,
      createdAt: now(),
      requests: { create: { ...request, tagIds: [input.id], workspaceId: workspace.id } },
    },
  })
  await mergeTag(admin, input)
  expect(await db.seatRequest.findFirst({ where: { batchId } })).toMatchObject({ tagIds: [input.intoId] })
})

test('a tag cannot be merged into itself, nor into one of another workspace', async () => {
  const { admin, stranger, input } = await aPair()
  const elsewhere = await aTag({ workspace: { id: stranger.workspaceId } })
  await expectRefused(mergeTag(admin, { id: input.id, intoId: input.id }), 'invalid', 'intoId')
  await expectRefused(mergeTag(admin, { id: input.id, intoId: elsewhere.id }), 'not-found')
})

test('two who merge a pair in opposite ways at once leave one tag', async () => {
  const { workspace, admin, tom, lena, input } = await aPair()
  const back = { id: input.intoId, intoId: input.id }
  const outcomes = await Promise.allSettled([mergeTag(admin, input), mergeTag(admin, back)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await db.tag.count({ where: { workspaceId: workspace.id } })).toBe(1)
  expect([(await tagsOf(tom)).length, (await tagsOf(lena)).length]).toEqual([1, 1])
})
