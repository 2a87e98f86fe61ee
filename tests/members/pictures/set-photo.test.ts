import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { setPhoto } from '@/lib/members/pictures/commands/set-photo'
import { getPicture } from '@/lib/members/pictures/queries'
import { setPhotoSchema } from '@/lib/members/pictures/schema'
import { findLetterPictures } from '@/lib/notifications/queries/find-letter-pictures'
import { db } from '@/lib/platform/db'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, aPlace, deactivate } from '@/tests/factories/members'
import { aFile, aPictureFile } from '@/tests/factories/pictures'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const photoOf = async (id: string) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { pictureId: true } })).pictureId

const typeOf = async (actor: Actor, id: string) => (await getPicture(actor, id)).headers['content-type']

const aPhoto = async () => ({ file: aFile(await aPictureFile()) })

test.each(Object.values(Role))('a %s has a photo of their own', async (role) => {
  const actor = await aMember({ role })
  const { pictureId } = await setPhoto(actor, await aPhoto())
  expect(await photoOf(actor.userId)).toBe(pictureId)
})

test('colleagues see it, in whichever workspace they share, and a stranger does not', async () => {
  const actor = await aMember()
  const elsewhere = await aWorkspace()
  await aPlace({ userId: actor.userId, workspace: elsewhere })
  const { pictureId } = await setPhoto(actor, await aPhoto())
  const near = await aMember({ workspace: { id: actor.workspaceId } })
  const far = await aMember({ workspace: elsewhere })
  for (const colleague of [actor, near, far]) {
    expect(await typeOf(colleague, pictureId)).toBe('image/webp')
  }
  await expectRefused(getPicture(await aMember({ role: 'Admin' }), pictureId), 'not-found')
})

test('a workspace its owner has left shows letters and no photo, also one set later, until they are back', async () => {
  const workspace = await aWorkspace()
  const [actor, colleague] = [await aMember({ workspace, firstName: '<Ida' }), await aMember({ workspace })]
  const now = await aPlace({ userId: actor.userId, workspace: await aWorkspace() })
  await setPhoto(actor, await aPhoto())
  await deactivate(actor)
  const { pictureId } = await setPhoto(now, await aPhoto())
  const { file, headers } = await getPicture(colleague, pictureId)
  expect(headers['content-type']).toBe('image/svg+xml')
  expect(file).toMatch(/>&lt;I<\/text><\/svg>$/)
  expect(await typeOf(now, pictureId)).toBe('image/webp')
  const sender = { memberId: actor.memberId, workspaceId: workspace.id }
  expect((await findLetterPictures(sender)).face).toBeUndefined()
  await db.member.update({ where: { id: actor.memberId }, data: { status: 'ACTIVE', deactivatedAt: null } })
  expect(await typeOf(colleague, pictureId)).toBe('image/webp')
  expect((await findLetterPictures(sender)).face).toBeDefined()
})

test('a new one has a new address, and the one before is gone', async () => {
  const actor = await aMember()
  const { pictureId: before } = await setPhoto(actor, await aPhoto())
  const { pictureId: after } = await setPhoto(actor, await aPhoto())
  expect(after).not.toBe(before)
  await expectRefused(getPicture(actor, before), 'not-found')
})

test('two at once leave one photo and nothing beside it', async () => {
  const actor = await aMember()
  const set = await Promise.all([setPhoto(actor, await aPhoto()), setPhoto(actor, await aPhoto())])
  const ids = set.map(({ pictureId }) => pictureId)
  const kept = await db.picture.findMany({ where: { id: { in: ids } }, select: { id: true } })
  expect(kept).toEqual([{ id: await photoOf(actor.userId) }])
})

test('what only calls itself a picture is refused beside the field, and the photo stays', async () => {
  const actor = await aMember()
  const { pictureId } = await setPhoto(actor, await aPhoto())
  const file = aFile('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/png')
  await expectRefused(setPhoto(actor, { file }), 'invalid', 'file')
  expect(await photoOf(actor.userId)).toBe(pictureId)
})

test('a picture that calls itself something else is taken for what it is', async () => {
  const file = aFile(await aPictureFile('jpeg'), 'text/html')
  await expect(setPhoto(await aMember(), { file })).resolves.toHaveProperty('pictureId')
})

test('more than one megabyte, nothing, and what is no file are refused before anything is read', () => {
  const sentence = (file: unknown) => setPhotoSchema.safeParse({ file }).error?.issues[0]?.message
  expect(sentence(aFile('x'.repeat(1_048_577)))).toBe('A picture can be at most 1 MB. Choose a smaller one.')
  expect(sentence(aFile(''))).toBe('Choose a picture first.')
  expect(sentence('photo.png')).toBe('Choose a picture first.')
  expect(sentence(undefined)).toBe('Choose a picture first.')
})
