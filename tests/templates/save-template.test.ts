import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { operatorActor } from '@/lib/access/operator'
import { setPlan } from '@/lib/billing/commands/set-plan'
import { getDraft } from '@/lib/reviews/drafting/queries/get-draft'
import { randomId } from '@/lib/shared/randomness'
import { deleteTemplate } from '@/lib/templates/commands/delete-template'
import { saveTemplate } from '@/lib/templates/commands/save-template'
import { startFromTemplate } from '@/lib/templates/commands/start-from-template'
import { writeDefaultTemplates } from '@/lib/templates/commands/write-default-templates'
import { getTemplateEditor, getTemplatePreview } from '@/lib/templates/queries/get-template'
import { listTemplates } from '@/lib/templates/queries/list-templates'
import { saveTemplateSchema } from '@/lib/templates/schema'
import { aForm, aQuestion } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { aCompany } from './roles'

const change = (id: string, version = 1) => ({ id, version, content: aForm({ title: 'A second thought' }) })

test('who made it and the Admins change it; a colleague may not, and a stranger does not find it', async () => {
  const { creator, member, manager, admin, stranger } = await aCompany()
  const { id } = await aTemplate(creator, { isShared: true })
  await expectRefused(saveTemplate(stranger, change(id)), 'not-found')
  await expectRefused(saveTemplate(member, change(id)), 'forbidden')
  await expectRefused(saveTemplate(manager, change(id)), 'forbidden')
  expect(await saveTemplate(creator, change(id))).toMatchObject({ version: 2 })
  expect(await saveTemplate(admin, change(id, 2))).toMatchObject({ version: 3 })
  expect((await getTemplatePreview(member, id)).title).toBe('A second thought')
})

test('one that is not shared is not there for a colleague', async () => {
  const { creator, member } = await aCompany()
  const { id } = await aTemplate(creator)
  await expectRefused(saveTemplate(member, change(id)), 'not-found')
})

test('two writers do not overwrite each other, and a repeated save is no other writer', async () => {
  const { creator, admin } = await aCompany()
  const { id } = await aTemplate(creator)
  const same = change(id)
  const saved = await saveTemplate(creator, same)
  expect(await saveTemplate(creator, same)).toEqual(saved)
  await expectRefused(saveTemplate(admin, { ...change(id), content: aForm({ title: 'Another' }) }), 'conflict')
})

test('changing a template changes no feedback that was begun from it', async () => {
  const { creator } = await aCompany()
  const { id } = await aTemplate(creator)
  const begun = await startFromTemplate(creator, { id, madeId: randomId(), timeZone: 'UTC' })
  const before = await getDraft(creator, begun.id)
  await saveTemplate(creator, { ...change(id), content: aForm({ questions: [aQuestion('yesno')] }) })
  expect(await getDraft(creator, begun.id)).toEqual(before)
})

test('after a downgrade the oldest stay as they were; the others can be used but not changed, and say why', async () => {
  const { workspace, creator } = await aCompany('PRO')
  const made = [await aTemplate(creator), await aTemplate(creator), await aTemplate(creator)]
  await setPlan(operatorActor(), { slug: workspace.slug, plan: 'FREE' })
  const later = await memberActor(creator.memberId)
  const [first, second, third] = made.map(({ id }) => id)
  const { rows } = await listTemplates(later, { tab: 'mine', search: '', tag: '' })
  expect(new Map(rows.map(({ id, can }) => [id, can.edit]))).toEqual(
    new Map([
      [third, false],
      [second, true],
      [first, true],
    ]),
  )
  const { code, message } = await refusalOf(saveTemplate(later, change(third ?? '')))
  expect(code).toBe('plan-limit')
  expect(message).toMatch(/^You have reached the limit for your plan\.|^Your subscription has been expired\./)
  expect(rows.find(({ id }) => id === third)?.readOnly).toBe(message)
  expect(await getTemplateEditor(later, third ?? '')).toBeNull()
  await startFromTemplate(later, { id: third ?? '', madeId: randomId(), timeZone: 'UTC' })
  await deleteTemplate(later, { id: first ?? '' })
  expect(await saveTemplate(later, change(third ?? ''))).toMatchObject({ version: 2 })
})

test('a default stays as it is for everybody', async () => {
  await writeDefaultTemplates(operatorActor())
  const { admin } = await aCompany()
  const { rows } = await listTemplates(admin, { tab: 'default', search: '', tag: '' })
  await expectRefused(saveTemplate(admin, change(rows[0]?.id ?? '')), 'forbidden')
})

test('what is longer than a form can hold does not pass', () => {
  const tooLong = { ...change('11111111-1111-4111-8111-111111111111'), content: aForm({ title: 'x'.repeat(121) }) }
  expect(saveTemplateSchema.safeParse(tooLong).success).toBe(false)
})
