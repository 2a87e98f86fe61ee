import { expect, test } from 'vitest'
import { operatorActor } from '@/lib/access/operator'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { publishDefaultTemplate } from '@/lib/templates/defaults/commands/publish-default-template'
import { saveDefaultTemplate } from '@/lib/templates/defaults/commands/save-default-template'
import { duplicateTemplate } from '@/lib/templates/commands/duplicate-template'
import { writeDefaultTemplates } from '@/lib/templates/commands/write-default-templates'
import { getTemplatePreview } from '@/lib/templates/queries/get-template'
import { aMember, aSuperAdmin } from '@/tests/factories/members'
import { aDefaultTemplate } from '@/tests/factories/platform/platform'
import { aForm } from '@/tests/factories/reviews'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

test('offers the draft to every workspace as a new version; copies stay', async () => {
  const [root, member] = [await aSuperAdmin(), await aMember()]
  const { id, title } = await aDefaultTemplate(root)
  const copy = await duplicateTemplate(member, { id, madeId: randomId() })
  await saveDefaultTemplate(root, { id, version: 1, content: aForm({ title: 'The second' }) })
  await publishDefaultTemplate(root, { id })
  await publishDefaultTemplate(root, { id })
  expect(await getTemplatePreview(member, id)).toMatchObject({ title: 'The second' })
  expect((await getTemplatePreview(member, copy.id)).title).toContain(title)
  const versions = await db.templateVersion.findMany({ where: { templateId: id }, orderBy: { number: 'asc' } })
  expect(versions.map((version) => [version.number, version.title])).toEqual([
    [1, title],
    [2, 'The second'],
  ])
  expect((await actsOn(root, id)).map(([action]) => action)).toEqual([
    'template.published',
    'template.published',
    'template.added',
  ])
})

test('one of the catalogue keeps what was published over it', async () => {
  await writeDefaultTemplates(operatorActor())
  const root = await aSuperAdmin()
  const where = { defaultKey: 'pulse' }
  const before = await db.template.findUniqueOrThrow({ where })
  await saveDefaultTemplate(root, { id: before.id, version: 1, content: aForm({ title: 'Our pulse' }) })
  await publishDefaultTemplate(root, { id: before.id })
  expect(await writeDefaultTemplates(operatorActor())).toEqual({ written: 0 })
  expect(await db.template.findUniqueOrThrow({ where })).toMatchObject({ title: 'Our pulse', version: 2 })
  const first = { templateId_number: { templateId: before.id, number: 1 } }
  expect(await db.templateVersion.findUniqueOrThrow({ where: first })).toMatchObject({ title: before.title })
  await db.template.delete({ where })
})

test('refuses a template without a title or questions', async () => {
  const root = await aSuperAdmin()
  const { id } = await aDefaultTemplate(root, { isPublished: false, title: ' ' })
  await expectRefused(publishDefaultTemplate(root, { id }), 'conflict')
  const { id: empty } = await aDefaultTemplate(root, { isPublished: false })
  await saveDefaultTemplate(root, { id: empty, version: 2, content: { ...aForm(), questions: [] } })
  await expectRefused(publishDefaultTemplate(root, { id: empty }), 'conflict')
})
