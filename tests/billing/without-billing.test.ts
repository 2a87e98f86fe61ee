import { afterAll, expect, test, vi } from 'vitest'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aForm } from '@/tests/factories/reviews'
import { aSubscription, whilePlanIs } from '@/tests/factories/subscriptions'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { outcomeOf } from '@/tests/support/refused'

// Settings are read once: what asks for the plan is loaded anew, to read this one.
vi.stubEnv('BILLING', 'off')
vi.resetModules()
const { systemActor } = await import('@/lib/access/actor')
const { ensureAtMost, ensureFeature } = await import('@/lib/billing/gates')
const { findPlanNotice } = await import('@/lib/billing/queries')
const { getImportDetail, getImportHome } = await import('@/lib/invitations/imports/queries/get-import')
const { getInviteForm } = await import('@/lib/invitations/queries/get-invite-form')
const { addMember } = await import('@/lib/members/admission/commands/add-member')
const { countPeople } = await import('@/lib/members/people/queries/list-people')
const { setClock } = await import('@/lib/platform/clock')
const { db } = await import('@/lib/platform/db')
const { readEnv } = await import('@/lib/platform/env')
const { wizardOf } = await import('@/lib/reviews/drafting/queries/get-wizard-draft')
const { countTemplates } = await import('@/lib/templates/queries/list-templates')
const { remindOfInvoice } = await import('@/lib/workspaces/reminders/commands/remind-of-invoice')
const { aList } = await import('@/tests/factories/imports/imports')
const { aTemplate } = await import('@/tests/factories/templates')

afterAll(async () => {
  await db.$disconnect()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** An Admin of a workspace without a subscription, with this many people in it. */
async function aSmallWorkspace(people: number) {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  for (let count = 1; count < people; count++) await aMember({ workspace })
  return admin
}

test('billing is on unless it is switched off by name', () => {
  expect(readEnv({ ...process.env, BILLING: '' }).BILLING).toBe('on')
  expect(readEnv({ ...process.env, BILLING: 'off' }).BILLING).toBe('off')
  expect(() => readEnv({ ...process.env, BILLING: 'never' })).toThrow('BILLING')
})

test('nothing is refused that a plan would refuse', async () => {
  const actor = await aMember({ workspace: await aWorkspace({ plan: 'FREE' }) })
  expect(await outcomeOf(ensureFeature(db, actor, 'feedbackInvites'))).toBe('done')
  expect(await outcomeOf(ensureAtMost(db, actor, { limit: 'templates', count: 51 }))).toBe('done')
})

test('no screen has a limit to speak of', async () => {
  const admin = await aSmallWorkspace(10)
  for (let count = 0; count < 3; count++) await aTemplate(admin)
  const { id } = await aList(admin, [[`${unique('ana')}@acme.example`]])
  expect(await getInviteForm(admin)).toMatchObject({ seats: null, today: null, full: null, can: { import: true } })
  expect(await countTemplates(admin)).toMatchObject({ full: null })
  expect(await getImportHome(admin)).toMatchObject({ gate: null })
  expect((await getImportDetail(admin, id, { rows: 'all', search: '' })).outlook).toMatchObject({
    seats: { most: null, price: null, full: null },
    gate: null,
  })
  expect((await wizardOf(admin, { id: '', content: aForm() })).can).toMatchObject({
    externalBlockedReason: null,
    externalLimit: null,
  })
  expect(await findPlanNotice(admin)).toBeNull()
})

test('no row of a plan limits anything', async () => {
  const admin = await aSmallWorkspace(2)
  const person = { email: `${unique('lena')}@acme.example`, firstName: 'Lena', lastName: '', timeZone: 'UTC' }
  await whilePlanIs('FREE', { userLimit: 1 }, async () => {
    await addMember(admin, { ...person, role: 'Member' })
    expect((await countPeople(admin)).gates.add).toBeNull()
    expect(await findPlanNotice(admin)).toBeNull()
  })
})

test('nobody is mailed about a payment', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await anAdmin({ workspace })
  const { id: subscriptionId } = await aSubscription({ workspace })
  const dueAt = new Date('2026-12-10T12:00:00Z')
  const due = { status: 'OVERDUE', amount: 41_200, dueAt, createdAt: dueAt, description: 'Pro for 2 people' } as const
  const { id } = await db.upcomingInvoice.create({ data: { workspaceId: workspace.id, subscriptionId, ...due } })
  setClock(() => dueAt)
  const told = await remindOfInvoice(systemActor(workspace.id), { id })
  setClock()
  expect(told).toEqual({ count: 0 })
})
