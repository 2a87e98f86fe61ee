import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { removeLogo } from '@/lib/workspaces/logos/commands/remove-logo'
import { setLogo } from '@/lib/workspaces/logos/commands/set-logo'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aFile, aPictureFile } from '@/tests/factories/pictures'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const logoOf = async ({ memberId }: { memberId: string }) => (await memberActor(memberId)).workspaceLogoId

test('an Admin takes it away, its picture is gone, and a second press changes nothing', async () => {
  const admin = await anAdmin()
  const { logoId } = await setLogo(admin, { file: aFile(await aPictureFile()) })
  await removeLogo(admin)
  await removeLogo(admin)
  expect(await logoOf(admin)).toBeNull()
  expect(await db.picture.count({ where: { id: logoId } })).toBe(0)
  expect(await db.auditEntry.count({ where: { workspaceId: admin.workspaceId } })).toBe(2)
})

test.each([
  ['Manager', aManager],
  ['Member', aMember],
] as const)('a %s does not, nor an Admin of another workspace', async (_role, aColleague) => {
  const workspace = await aWorkspace()
  const [admin, actor, stranger] = await Promise.all([anAdmin({ workspace }), aColleague({ workspace }), anAdmin()])
  const { logoId } = await setLogo(admin, { file: aFile(await aPictureFile()) })
  await expectRefused(removeLogo(actor), 'forbidden')
  await removeLogo(stranger)
  expect(await logoOf(admin)).toBe(logoId)
})
