import { test } from 'vitest'
import { keepPicture } from '@/lib/members/pictures/steps/keep-picture'
import { getPicture } from '@/lib/members/pictures/queries'
import { db, transaction } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { aPictureFile } from '@/tests/factories/pictures'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const kept = async () => {
  const file = await aPictureFile('webp')
  return transaction((tx) => keepPicture(tx, file))
}

test('shown to nobody while nobody refers to it', async () => {
  const { id } = await kept()
  await expectRefused(getPicture(await aMember({ role: 'Admin' }), id), 'not-found')
})

test('as a logo it is no photo, and shown to nobody as one', async () => {
  const { id } = await kept()
  const workspace = await aWorkspace()
  await db.workspace.update({ where: { id: workspace.id }, data: { logoId: id }, select: { id: true } })
  await expectRefused(getPicture(await aMember({ workspace }), id), 'not-found')
})
