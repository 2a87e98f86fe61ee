import { expect, test } from 'vitest'
import { keepPicture } from '@/lib/members/pictures/commands/keep-picture'
import { getPicture } from '@/lib/members/pictures/queries'
import { db, transaction } from '@/lib/platform/db'
import { aMember, aPlace, deactivate } from '@/tests/factories/members'
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

test('as a logo it is shown to whoever may open the workspace, also from another one of theirs', async () => {
  const { id } = await kept()
  const workspace = await aWorkspace()
  await db.workspace.update({ where: { id: workspace.id }, data: { logoId: id }, select: { id: true } })
  const here = await aMember({ workspace })
  const elsewhere = await aMember()
  const place = await aPlace({ userId: elsewhere.userId, workspace })
  for (const actor of [here, elsewhere]) expect((await getPicture(actor, id)).length).toBeGreaterThan(0)
  await expectRefused(getPicture(await aMember(), id), 'not-found')
  await deactivate(place)
  await expectRefused(getPicture(elsewhere, id), 'not-found')
})
