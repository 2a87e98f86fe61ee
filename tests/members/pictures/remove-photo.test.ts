import { expect, test } from 'vitest'
import { removePhoto } from '@/lib/members/pictures/commands/remove-photo'
import { setPhoto } from '@/lib/members/pictures/commands/set-photo'
import { db } from '@/lib/platform/db'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember } from '@/tests/factories/members'
import { aFile, aPictureFile } from '@/tests/factories/pictures'

const aPhoto = async () => ({ file: aFile(await aPictureFile()) })

test.each(Object.values(Role))('a %s takes their photo away, and its file goes with it', async (role) => {
  const actor = await aMember({ role })
  const { pictureId: id } = await setPhoto(actor, await aPhoto())
  await removePhoto(actor)
  expect(await db.user.findUnique({ where: { id: actor.userId } })).toMatchObject({ pictureId: null })
  expect(await db.picture.findUnique({ where: { id }, select: { id: true } })).toBeNull()
})

test('without one nothing happens, nor to anybody else’s', async () => {
  const [actor, other] = [await aMember(), await aMember()]
  const { pictureId } = await setPhoto(other, await aPhoto())
  await removePhoto(actor)
  expect(await db.user.findUnique({ where: { id: other.userId } })).toMatchObject({ pictureId })
})
