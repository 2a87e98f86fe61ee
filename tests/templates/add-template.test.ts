import { expect, test } from 'vitest'
import { transaction, db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { addTemplate } from '@/lib/templates/steps/add-template'
import { countTemplates } from '@/lib/templates/queries/list-templates'
import { aForm } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { aCompany } from './roles'

test('on FREE there is room for two in the whole workspace, and the third is refused with the plan’s sentence', async () => {
  const { creator, member } = await aCompany('FREE')
  await aTemplate(creator)
  expect((await countTemplates(member)).full).toBeNull()
  await aTemplate(member)
  const { code, message } = await refusalOf(aTemplate(creator))
  expect([code, message]).toEqual(['plan-limit', 'You have reached the limit for your plan.'])
  expect(await countTemplates(member)).toMatchObject({ full: message, overLimit: null })
})

test('of several made at once only as many are kept as there is room for', async () => {
  const { workspace, creator, member, admin } = await aCompany('FREE')
  const content = aForm()
  const attempts = [creator, member, admin, creator].map((actor) =>
    transaction((tx) => addTemplate(tx, actor, { madeId: randomId(), content })),
  )
  const outcomes = await Promise.allSettled(attempts)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await db.template.count({ where: { workspaceId: workspace.id } })).toBe(2)
})

test('keeps the form, and nobody and no date of it', async () => {
  const { creator, member } = await aCompany()
  const { id } = await aTemplate(creator, {
    asked: [member],
    emails: ['olga@elsewhere.example'],
    sharedWithIds: [member.memberId],
    anonymity: 'ANONYMOUS',
    closesOn: '2031-01-31',
    seenByAdmins: true,
  })
  const { content } = await db.template.findUniqueOrThrow({ where: { id } })
  expect(content).toMatchObject({
    title: 'How we work',
    anonymity: 'ANONYMOUS',
    seenByAdmins: true,
    assigneeIds: [],
    emails: [],
    sharedWithIds: [],
    closesOn: '',
  })
  expect(JSON.stringify(content)).not.toContain(member.memberId)
})

test('who presses twice for the last place has it, and whose id is another’s takes none', async () => {
  const { workspace, creator, member } = await aCompany('FREE')
  const { id: taken } = await aTemplate(member)
  const press = (madeId: string) => transaction((tx) => addTemplate(tx, creator, { madeId, content: aForm() }))
  await expectRefused(press(taken), 'not-found')
  const madeId = randomId()
  const presses = await Promise.all(Array.from({ length: 4 }, () => press(madeId)))
  expect(presses).toEqual(Array(4).fill({ id: madeId }))
  expect(await press(madeId)).toEqual({ id: madeId })
  await expectRefused(press(randomId()), 'plan-limit')
  expect(await db.template.count({ where: { workspaceId: workspace.id } })).toBe(2)
})
