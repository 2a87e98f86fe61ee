import { expect, test } from 'vitest'
import { operatorActor } from '@/lib/access/operator'
import { getDraft } from '@/lib/reviews/drafting/queries/get-draft'
import { randomId } from '@/lib/shared/randomness'
import { deleteTemplate } from '@/lib/templates/commands/delete-template'
import { startFromTemplate } from '@/lib/templates/commands/start-from-template'
import { writeDefaultTemplates } from '@/lib/templates/commands/write-default-templates'
import { getTemplatePreview } from '@/lib/templates/queries/get-template'
import { listTemplates } from '@/lib/templates/queries/list-templates'
import { aTemplate } from '@/tests/factories/templates'
import { expectRefused } from '@/tests/support/refused'
import { aCompany } from './roles'

test('who made it and the Admins delete it; a colleague may not, and a stranger does not find it', async () => {
  const { creator, member, manager, admin, stranger } = await aCompany()
  const [own, other] = [await aTemplate(creator, { isShared: true }), await aTemplate(creator, { isShared: true })]
  await expectRefused(deleteTemplate(stranger, { id: own.id }), 'not-found')
  await expectRefused(deleteTemplate(member, { id: own.id }), 'forbidden')
  await expectRefused(deleteTemplate(manager, { id: own.id }), 'forbidden')
  await deleteTemplate(creator, { id: own.id })
  await deleteTemplate(admin, { id: other.id })
  await expectRefused(getTemplatePreview(creator, own.id), 'not-found')
})

test('there is room for another one then, and feedback begun from it stays', async () => {
  const { creator } = await aCompany('FREE')
  const { id } = await aTemplate(creator)
  await aTemplate(creator)
  const begun = await startFromTemplate(creator, { id, madeId: randomId(), timeZone: 'UTC' })
  await deleteTemplate(creator, { id })
  await aTemplate(creator)
  expect((await getDraft(creator, begun.id))?.content.title).toBe('How we work')
})

test('deleting it again finds nothing, and a default stays', async () => {
  await writeDefaultTemplates(operatorActor())
  const { admin } = await aCompany()
  const { id } = await aTemplate(admin)
  await deleteTemplate(admin, { id })
  await expectRefused(deleteTemplate(admin, { id }), 'not-found')
  const { rows } = await listTemplates(admin, { tab: 'default', search: '', tag: '' })
  await expectRefused(deleteTemplate(admin, { id: rows[0]?.id ?? '' }), 'forbidden')
})
