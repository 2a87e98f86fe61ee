import { describe, expect, test } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { createTemplate } from '@/lib/templates/commands/create-template'
import { getTemplateEditor, getTemplatePreview } from '@/lib/templates/queries'
import { aMember } from '@/tests/factories/members'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { aCompany } from './roles'

describe.each(Object.values(Role))('as %s', (role) => {
  test('begins an empty template that is only theirs', async () => {
    const workspace = await aWorkspace()
    const creator = await aMember({ workspace, role })
    const { id } = await createTemplate(creator, {})
    expect(await getTemplateEditor(creator, id)).toMatchObject({
      draft: { id, version: 1, content: { title: '', questions: [] } },
      about: { isShared: false },
    })
    await expectRefused(getTemplatePreview(await aMember({ workspace }), id), 'not-found')
    await expectRefused(getTemplatePreview(await aMember({ role: 'Admin' }), id), 'not-found')
  })
})

test('no further one is begun than the plan has room for', async () => {
  const { creator } = await aCompany('FREE')
  await aTemplate(creator)
  await createTemplate(creator, {})
  await expectRefused(createTemplate(creator, {}), 'plan-limit')
})
