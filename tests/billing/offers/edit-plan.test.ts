import { expect, test } from 'vitest'
import { getFrame } from '@/lib/access/frame'
import { editPlan } from '@/lib/billing/offers/commands/edit-plan'
import { getOffer, listOffers } from '@/lib/billing/offers/queries'
import { editPlanSchema } from '@/lib/billing/offers/schema'
import { listPlatformActs } from '@/lib/audit/platform/queries'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { anAdmin, aSuperAdmin } from '@/tests/factories/members'
import { anOffer } from '@/tests/factories/platform/platform'
import { whilePlanIs } from '@/tests/factories/subscriptions'
import { aWorkspace } from '@/tests/factories/workspaces'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

const { madeId: _, type: _type, pricePerMonth: _price, isCustomPricing: _custom, ...terms } = anOffer()

test('changes numbers at once for everybody on the plan, and not its price', async () => {
  const root = await aSuperAdmin()
  const plan = (await listOffers(root)).find(({ type, isActive }) => type === 'BUSINESS' && isActive)
  if (!plan) throw new Error('BUSINESS is not sold.')
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'BUSINESS' }) })
  const { name, description, features } = plan
  await whilePlanIs('BUSINESS', {}, async () => {
    const edited = { ...terms, id: plan.id, name, description, features, externalsPerReview: 77 }
    await Promise.all([1, 2, 3].map(() => editPlan(root, edited)))
    expect(await getFrame(admin)).toMatchObject({ externalsPerReview: 77, peopleLimit: 100 })
    expect(await getOffer(root, plan.id)).toMatchObject({ pricePerMonth: 34_900, features })
  })
  expect((await actsOn(root, plan.id)).map(([action]) => action)).toEqual(['plan.edited'])
})

test('the log names the features that changed', async () => {
  const root = await aSuperAdmin()
  const { features: _features, ...numbers } = terms
  const sold = { type: 'PRO', pricePerMonth: 24_900, orderKey: 9, isActive: false } as const
  const { id } = await db.plan.create({ data: { ...numbers, ...sold }, select: { id: true } })
  const list = [
    ['Import', 'Goals'],
    ['Goals', 'Applause'],
    ['Goals', 'Applause'],
    ['Applause', 'Goals'],
  ]
  for (const features of list) await editPlan(root, { ...terms, id, features })
  const { rows } = await listPlatformActs(root, { kind: 'plans', about: id })
  expect(rows.map(({ title }) => title)).toEqual([
    'Edited the plan Pro: features: reordered',
    'Edited the plan Pro: features: added “Applause”, removed “Import”',
    'Edited the plan Pro: features: added “Import”, “Goals”',
  ])
  await editPlan(root, { ...terms, id, description: 'x'.repeat(2000), features: [] })
  const [last] = (await listPlatformActs(root, { kind: 'plans', about: id })).rows
  expect(last?.title).toMatch(/^Edited the plan Pro: description: .*, features: removed “Applause”, “Goals”$/)
})

test('refuses a plan that is not there', async () => {
  await expectRefused(editPlan(await aSuperAdmin(), { id: randomId(), ...terms }), 'not-found')
})

test.each([
  ['userLimit', '0'],
  ['userLimit', 'many'],
  ['externalsPerReview', '501'],
  ['externalsPerReview', ''],
  ['aiTokensPerDay', '-1'],
  ['name', ' '],
  ['features', 'x\n'.repeat(21)],
  ['features', 'x'.repeat(251)],
])('%s: %j is refused beside its field', (field, value) => {
  const typed = { id: randomId(), name: 'Pro', description: '', userLimit: '', externalsPerReview: '1', features: '' }
  const numbers = { aiRequestLimit: '1', aiRequestsPerDay: '1', aiTokensPerDay: '1', applausePerPersonAndMonth: '' }
  const parsed = editPlanSchema.safeParse({ ...typed, ...numbers, [field]: value })
  expect(parsed.error?.issues[0]?.path).toEqual([field])
})
