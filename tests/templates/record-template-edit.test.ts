import { afterEach, expect, test } from 'vitest'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { deleteTemplate } from '@/lib/templates/commands/delete-template'
import { describeTemplate } from '@/lib/templates/commands/describe-template'
import { recordTemplateEdit } from '@/lib/templates/steps/record-template-edit'
import { saveTemplate } from '@/lib/templates/commands/save-template'
import { anAdmin } from '@/tests/factories/members'
import { aForm } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { auditOf } from '@/tests/teams/audit-of'
import { aCompany } from './roles'

afterEach(() => setClock())

const words = { description: 'For the end of a quarter.', tags: [], isShared: true }
const edited = ['template.edited', 'Changed someone else’s template “How we work”']

test('what an Admin does to the template of somebody else is in the log, each day once', async () => {
  const { creator, admin } = await aCompany()
  const { id } = await aTemplate(creator, { isShared: true })
  await saveTemplate(admin, { id, version: 1, content: aForm({ title: 'A second thought' }) })
  await saveTemplate(admin, { id, version: 2, content: aForm() })
  await describeTemplate(admin, { id, ...words })
  expect(await auditOf(admin)).toEqual([edited])
  const tomorrow = daysFrom(now(), 1)
  setClock(() => tomorrow)
  await describeTemplate(admin, { id, ...words, tags: ['Growth'] })
  await deleteTemplate(admin, { id })
  expect((await auditOf(admin)).slice(1).toSorted()).toEqual([
    ['template.deleted', 'Deleted someone else’s template “How we work”'],
    edited,
  ])
})

test('two changes at once are one line', async () => {
  const { creator, admin } = await aCompany()
  const { id } = await aTemplate(creator, { isShared: true })
  await Promise.all([1, 2, 3].map(() => describeTemplate(admin, { id, ...words })))
  expect(await auditOf(admin)).toEqual([edited])
})

test('what another Admin changes, and what another template is, is a line of its own', async () => {
  const { workspace, creator, admin } = await aCompany()
  const other = await anAdmin({ workspace })
  for (const title of ['One', 'Two']) {
    const template = { id: (await aTemplate(creator)).id, creatorId: creator.memberId, title }
    for (const actor of [admin, other, admin, other]) await transaction((tx) => recordTemplateEdit(tx, actor, template))
  }
  expect((await auditOf(admin)).map(([, words]) => words).toSorted()).toEqual([
    ...['One', 'One', 'Two', 'Two'].map((title) => `Changed someone else’s template “${title}”`),
  ])
})

test('what somebody does with their own template is nobody’s business', async () => {
  const { creator, admin } = await aCompany()
  for (const owner of [creator, admin]) {
    const { id } = await aTemplate(owner)
    await saveTemplate(owner, { id, version: 1, content: aForm({ title: 'A second thought' }) })
    await describeTemplate(owner, { id, ...words })
    await deleteTemplate(owner, { id })
  }
  expect(await auditOf(admin)).toEqual([])
})
