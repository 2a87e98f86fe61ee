import { aWorkspace } from '@/tests/factories/workspaces'
import { anAdmin, aMember } from '@/tests/factories/members'
import { aTemplate } from '@/tests/factories/templates'
import { aReview } from '@/tests/factories/reviews'
import { setLogo } from '@/lib/workspaces/logos/commands/set-logo'
import { aFile, aPictureFile } from '@/tests/factories/pictures'
import { db, transaction } from '@/lib/platform/db'
import { test, expect } from 'vitest'
import { removeWorkspace } from '@/lib/workspaces/steps/remove-workspace'

/** A workspace with a logo and with what keeps its people from being removed. */
async function aUsedWorkspace() {
  const workspace = await aWorkspace()
  const [admin, asked] = [await anAdmin({ workspace }), await aMember({ workspace })]
  await aTemplate(admin)
  await aReview(admin, { asked: [asked], about: 'me' })
  await setLogo(admin, { file: aFile(await aPictureFile()) })
  const { logoId } = await db.workspace.findUniqueOrThrow({ where: { id: workspace.id } })
  return { id: workspace.id, admin, logoId: logoId ?? '' }
}

test('a workspace goes with all that is in it, its audit log and its logo; its people stay', async () => {
  const { id, admin, logoId } = await aUsedWorkspace()
  await transaction((tx) => removeWorkspace(tx, id))
  expect(await db.workspace.count({ where: { id } })).toBe(0)
  expect(await db.auditEntry.count({ where: { workspaceId: id } })).toBe(0)
  expect(await db.picture.count({ where: { id: logoId } })).toBe(0)
  expect(await db.user.count({ where: { id: admin.userId } })).toBe(1)
})

test('it is there again when the transaction around it fails', async () => {
  const { id, logoId } = await aUsedWorkspace()
  const undone = transaction(async (tx) => {
    await removeWorkspace(tx, id)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await db.workspace.findUnique({ where: { id } })).toMatchObject({ logoId })
  expect(await db.auditEntry.count({ where: { workspaceId: id } })).toBeGreaterThan(0)
})
