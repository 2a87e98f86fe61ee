import { expect, test } from 'vitest'
import { publishDefaultTemplate } from '@/lib/templates/defaults/commands/publish-default-template'
import { withdrawDefaultTemplate } from '@/lib/templates/defaults/commands/withdraw-default-template'
import { getTemplatePreview } from '@/lib/templates/queries/get-template'
import { aMember, aSuperAdmin } from '@/tests/factories/members'
import { aDefaultTemplate } from '@/tests/factories/platform/platform'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

test('offers it to nobody until it is published again', async () => {
  const [root, member] = [await aSuperAdmin(), await aMember()]
  const { id, title } = await aDefaultTemplate(root)
  for (const reason of ['Outdated.', 'Again.']) await withdrawDefaultTemplate(root, { id, reason })
  await expectRefused(getTemplatePreview(member, id), 'not-found')
  expect((await actsOn(root, id))[0]).toEqual(['template.withdrawn', 'Outdated.'])
  await publishDefaultTemplate(root, { id })
  expect(await getTemplatePreview(member, id)).toMatchObject({ title })
})
