import { expect, test } from 'vitest'
import { operatorActor } from '@/lib/access/operator'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { duplicateTemplate } from '@/lib/templates/commands/duplicate-template'
import { writeDefaultTemplates } from '@/lib/templates/commands/write-default-templates'
import { getTemplateEditor } from '@/lib/templates/queries/get-template'
import { listTemplates } from '@/lib/templates/queries/list-templates'
import { aTemplate } from '@/tests/factories/templates'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'
import { aCompany } from './roles'

test('people who may use a template make a copy of their own', async () => {
  const { creator, member, manager, admin } = await aCompany()
  const { id } = await aTemplate(creator, { isShared: true, tags: ['Calm'] })
  for (const actor of [creator, member, manager, admin]) {
    const copy = await duplicateTemplate(actor, { id, madeId: randomId() })
    const view = await getTemplateEditor(actor, copy.id)
    expect(view).toMatchObject({
      draft: { content: { title: 'Copy of How we work' } },
      about: { tags: ['Calm'], isShared: false },
    })
  }
})

test('a stranger does not find it, and neither does a colleague it is not shared with', async () => {
  const { creator, member, stranger } = await aCompany()
  const { id } = await aTemplate(creator)
  await expectRefused(duplicateTemplate(stranger, { id, madeId: randomId() }), 'not-found')
  await expectRefused(duplicateTemplate(member, { id, madeId: randomId() }), 'not-found')
})

test('a default can be duplicated, where the plan has room', async () => {
  await writeDefaultTemplates(operatorActor())
  const { creator } = await aCompany('FREE')
  const { rows } = await listTemplates(creator, { tab: 'default', search: '', tag: '' })
  const id = rows[0]?.id ?? ''
  const copy = await duplicateTemplate(creator, { id, madeId: randomId() })
  expect(await getTemplateEditor(creator, copy.id)).not.toBeNull()
  await duplicateTemplate(creator, { id, madeId: randomId() })
  await expectRefused(duplicateTemplate(creator, { id, madeId: randomId() }), 'plan-limit')
})

test('pressed twice at the same moment, makes one, and none under the id of anybody else’s', async () => {
  const { workspace, creator, member, stranger } = await aCompany()
  const { id } = await aTemplate(creator)
  await expectMadeOnce(
    (madeId) => duplicateTemplate(creator, { id, madeId }),
    () => db.template.count({ where: { workspaceId: workspace.id } }),
  )
  for (const other of [member, stranger]) {
    const { id: madeId } = await aTemplate(other, { isShared: true })
    await expectRefused(duplicateTemplate(creator, { id, madeId }), 'not-found')
  }
})
