import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { setLogo } from '@/lib/workspaces/logos/commands/set-logo'
import { setLogoSchema } from '@/lib/workspaces/logos/schema'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aFile, aPictureFile } from '@/tests/factories/pictures'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const aLogo = async () => ({ file: aFile(await aPictureFile()) })

test('an Admin sets it for everybody, and the log says so', async () => {
  const workspace = await aWorkspace()
  const [admin, member] = await Promise.all([anAdmin({ workspace }), aMember({ workspace })])
  const { logoId } = await setLogo(admin, await aLogo())
  expect(await memberActor(member.memberId)).toMatchObject({ workspaceLogoId: logoId })
  const lines = await db.auditEntry.findMany({ where: { workspaceId: workspace.id } })
  expect(lines).toMatchObject([{ action: 'workspace.edited', title: 'Changed the logo' }])
})

test.each([
  ['Manager', aManager],
  ['Member', aMember],
] as const)('a %s does not', async (_role, aColleague) => {
  const actor = await aColleague()
  await expectRefused(setLogo(actor, await aLogo()), 'forbidden')
  expect(await memberActor(actor.memberId)).toMatchObject({ workspaceLogoId: null })
})

test('an Admin of another workspace sets only their own', async () => {
  const [admin, stranger] = await Promise.all([anAdmin(), anAdmin()])
  await setLogo(stranger, await aLogo())
  expect(await memberActor(admin.memberId)).toMatchObject({ workspaceLogoId: null })
})

test('what is no picture is refused beside its field', async () => {
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'logo.png')
  await expectRefused(setLogo(await anAdmin(), { file: drawing }), 'invalid', 'file')
})

test('one larger than a megabyte, or none, does not get that far', () => {
  const large = new File([new Uint8Array(1_048_577)], 'logo.png')
  expect(setLogoSchema.safeParse({ file: large }).success).toBe(false)
  expect(setLogoSchema.safeParse({ file: new File([], 'logo.png') }).success).toBe(false)
})
