import { expect, test } from 'vitest'
import { removeLogo } from '@/lib/workspaces/logos/commands/remove-logo'
import { getLogo } from '@/lib/workspaces/logos/queries'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aLogoOf, aPhotoOf, aPicture } from '@/tests/factories/pictures'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

test('anybody who knows its address is shown a logo, until another one or none takes its place', async () => {
  const workspace = await aWorkspace()
  const id = await aLogoOf(workspace)
  expect((await getLogo(id)).length).toBeGreaterThan(0)
  await removeLogo(await anAdmin({ workspace }))
  await expectRefused(getLogo(id), 'not-found')
})

test('the address of a logo leads to no photo, and to nothing that nobody refers to', async () => {
  await expectRefused(getLogo(await aPhotoOf(await aMember())), 'not-found')
  await expectRefused(getLogo(await aPicture()), 'not-found')
})

test('a workspace that is being deleted shows its logo no more', async () => {
  const workspace = await aWorkspace()
  const id = await aLogoOf(workspace)
  await db.workspace.update({ where: { id: workspace.id }, data: { deletionAt: daysFrom(now(), 30) } })
  await expectRefused(getLogo(id), 'not-found')
})
