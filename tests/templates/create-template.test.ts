import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { randomId } from '@/lib/shared/randomness'
import { createTemplate } from '@/lib/templates/commands/create-template'
import { deleteTemplate } from '@/lib/templates/commands/delete-template'
import { getTemplateEditor, getTemplatePreview } from '@/lib/templates/queries/get-template'
import { aMember } from '@/tests/factories/members'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'
import { aCompany } from './roles'

describe.each(Object.values(Role))('as %s', (role) => {
  test('begins an empty template that is only theirs', async () => {
    const workspace = await aWorkspace()
    const creator = await aMember({ workspace, role })
    const { id } = await createTemplate(creator, { madeId: randomId() })
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
  await createTemplate(creator, { madeId: randomId() })
  await expectRefused(createTemplate(creator, { madeId: randomId() }), 'plan-limit')
})

test('pressed twice at the same moment, begins one', async () => {
  const { workspace, creator } = await aCompany()
  await expectMadeOnce(
    (madeId) => createTemplate(creator, { madeId }),
    () => db.template.count({ where: { workspaceId: workspace.id } }),
  )
})

test('nobody is led to a template of somebody else by its id, though Admins may see it', async () => {
  const { creator, member, admin, stranger } = await aCompany()
  const { id: madeId } = await aTemplate(creator)
  for (const other of [member, admin, stranger]) await expectRefused(createTemplate(other, { madeId }), 'not-found')
  expect(await getTemplatePreview(creator, madeId)).toMatchObject({ title: 'How we work' })
})

test('one that was deleted is not made again by the press that made it', async () => {
  const { creator } = await aCompany()
  const { id: madeId } = await createTemplate(creator, { madeId: randomId() })
  await deleteTemplate(creator, { id: madeId })
  await expectRefused(createTemplate(creator, { madeId }), 'not-found')
})
