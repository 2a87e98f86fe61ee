import { aFile, aPictureFile } from '@/tests/factories/pictures'
import { test, expect } from 'vitest'
import { anAdmin } from '@/tests/factories/members'
import { setLogo } from '@/lib/workspaces/logos/commands/set-logo'
import { db, transaction } from '@/lib/platform/db'
import { changeLogo } from '@/lib/workspaces/steps/change-logo'

const aLogo = async () => ({ file: aFile(await aPictureFile()) })

test('a new one has a new address, and the one before is gone', async () => {
  const admin = await anAdmin()
  const { logoId: before } = await setLogo(admin, await aLogo())
  const { logoId: after } = await setLogo(admin, await aLogo())
  expect(after).not.toBe(before)
  expect(await db.picture.count({ where: { id: before } })).toBe(0)
})

test('two at once leave one logo and nothing beside it', async () => {
  const admin = await anAdmin()
  const set = await Promise.all([setLogo(admin, await aLogo()), setLogo(admin, await aLogo())])
  const { logoId } = await db.workspace.findUniqueOrThrow({ where: { id: admin.workspaceId } })
  const kept = await db.picture.findMany({ where: { id: { in: set.map((one) => one.logoId) } }, select: { id: true } })
  expect(kept).toEqual([{ id: logoId }])
})

test('none in place of none changes nothing and is not kept', async () => {
  const admin = await anAdmin()
  await transaction((tx) => changeLogo(tx, admin, null))
  expect(await db.auditEntry.count({ where: { workspaceId: admin.workspaceId } })).toBe(0)
})
