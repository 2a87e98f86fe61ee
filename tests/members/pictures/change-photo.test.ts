import { expect, test } from 'vitest'
import { changePhoto } from '@/lib/members/pictures/steps/change-photo'
import { db, transaction } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { aPicture } from '@/tests/factories/pictures'

test('is part of what it is done for: when that fails, the photo before is there as it was', async () => {
  const { userId } = await aMember()
  const [before, after] = [await aPicture(), await aPicture()]
  await transaction((tx) => changePhoto(tx, userId, before))
  const work = transaction(async (tx) => {
    await changePhoto(tx, userId, after)
    throw new Error('Something else went wrong.')
  })
  await expect(work).rejects.toThrow('Something else')
  expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ pictureId: before })
  expect(await db.picture.count({ where: { id: before } })).toBe(1)
})
