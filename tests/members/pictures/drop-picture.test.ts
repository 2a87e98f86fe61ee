import { expect, test } from 'vitest'
import { dropPicture } from '@/lib/members/pictures/steps/drop-picture'
import { db, transaction } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { aPicture } from '@/tests/factories/pictures'

test('goes, and what referred to it has none', async () => {
  const { userId } = await aMember()
  const id = await aPicture()
  await db.user.update({ where: { id: userId }, data: { pictureId: id }, select: { id: true } })
  await transaction((tx) => dropPicture(tx, id))
  expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ pictureId: null })
})

test('none, or one that is gone, is fine', async () => {
  const id = await aPicture()
  await transaction(async (tx) => {
    await dropPicture(tx, null)
    await dropPicture(tx, id)
    await dropPicture(tx, id)
  })
  expect(await db.picture.count({ where: { id } })).toBe(0)
})
