import { expect, test } from 'vitest'
import { describeTemplate } from '@/lib/templates/commands/describe-template'
import { getTemplatePreview } from '@/lib/templates/queries/get-template'
import { listTemplateTags, listTemplates } from '@/lib/templates/queries/list-templates'
import { describeTemplateSchema } from '@/lib/templates/schema'
import { aTemplate } from '@/tests/factories/templates'
import { expectRefused } from '@/tests/support/refused'
import { aCompany } from './roles'

const words = { description: 'For the end of a quarter.', tags: ['Growth', 'Q3'], isShared: true }
const everything = { tab: 'all', search: '', tag: '' } as const

test('who made it and the Admins describe and share it; nobody else', async () => {
  const { creator, member, manager, admin, stranger } = await aCompany()
  const { id } = await aTemplate(creator)
  await expectRefused(describeTemplate(stranger, { id, ...words }), 'not-found')
  await expectRefused(describeTemplate(member, { id, ...words }), 'not-found')
  await describeTemplate(creator, { id, ...words })
  expect(await getTemplatePreview(member, id)).toMatchObject({ description: words.description, tags: words.tags })
  await expectRefused(describeTemplate(manager, { id, ...words }), 'forbidden')
  await describeTemplate(admin, { id, ...words, isShared: false })
  await expectRefused(getTemplatePreview(member, id), 'not-found')
})

test('what is not said stays as it is', async () => {
  const { creator, member } = await aCompany()
  const { id } = await aTemplate(creator)
  await describeTemplate(creator, { id, ...words })
  await describeTemplate(creator, { id, tags: ['Review'] })
  expect(await getTemplatePreview(member, id)).toMatchObject({ description: words.description, tags: ['Review'] })
})

test('a template is found by its tags and by its words', async () => {
  const { creator, member } = await aCompany()
  const { id } = await aTemplate(creator)
  await describeTemplate(creator, { id, ...words })
  expect((await listTemplateTags(member, 'workspace')).toSorted()).toEqual(['Growth', 'Q3'])
  const found = async (filter: object) =>
    (await listTemplates(member, { ...everything, tab: 'workspace', ...filter })).rows.length
  expect(await found({ tag: 'Growth' })).toBe(1)
  expect(await found({ tag: 'growing' })).toBe(0)
  expect(await found({ search: 'end of a QUARTER' })).toBe(1)
  expect(await found({ search: '%' })).toBe(0)
})

test('a tag counts once, however it is written', () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const parse = (tags: string[]) => describeTemplateSchema.safeParse({ ...words, id, tags })
  expect(parse([' Growth ', 'growth', 'Q3']).data?.tags).toEqual(['Growth', 'Q3'])
  expect(parse(['a, b']).success).toBe(false)
  expect(parse([' ']).success).toBe(false)
  expect(parse(['x'.repeat(41)]).success).toBe(false)
  expect(parse(Array.from({ length: 11 }, (_, index) => `t${index}`)).success).toBe(false)
})
