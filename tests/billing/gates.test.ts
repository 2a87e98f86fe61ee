import { afterEach, expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { ensureAtMost, ensureFeature } from '@/lib/billing/gates'
import { findPlanNotice } from '@/lib/billing/queries'
import { getImportDetail, getImportHome } from '@/lib/invitations/imports/queries/get-import'
import { getInviteForm } from '@/lib/invitations/queries/get-invite-form'
import { addMember } from '@/lib/members/admission/commands/add-member'
import { db } from '@/lib/platform/db'
import { readEnv } from '@/lib/platform/env'
import { wizardOf } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import { countTemplates } from '@/lib/templates/queries/list-templates'
import { aList } from '@/tests/factories/imports'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aForm } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { outcomeOf, refusalOf } from '@/tests/support/refused'

const somebody = () => ({
  ...{ email: `${unique('lena')}@acme.example`, firstName: 'Lena', lastName: '' },
  ...({ role: 'Member', timeZone: 'UTC' } as const),
})

/** A workspace on FREE, which holds ten people, with this many in it. */
async function aSmallWorkspace(people: number) {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  for (let count = 1; count < people; count++) await aMember({ workspace })
  return { workspace, admin }
}

const peopleOf = (workspaceId: string) => db.member.count({ where: { workspaceId, status: 'ACTIVE' } })

test('of several people added at once only as many come in as there is room for', async () => {
  const { workspace, admin } = await aSmallWorkspace(8)
  const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => addMember(admin, somebody())))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await peopleOf(workspace.id)).toBe(10)
})

test('who is turned away reads why, and nothing is written', async () => {
  const { workspace, admin } = await aSmallWorkspace(10)
  const input = somebody()
  const { code, message } = await refusalOf(addMember(admin, input))
  expect([code, message]).toEqual(['plan-limit', 'You have reached the limit for your plan.'])
  expect(await db.user.findUnique({ where: { email: input.email } })).toBeNull()
  expect(await peopleOf(workspace.id)).toBe(10)
})

test('a place that was taken away is free again', async () => {
  const { workspace, admin } = await aSmallWorkspace(9)
  await deactivate(await aMember({ workspace }))
  await addMember(admin, somebody())
  expect(await peopleOf(workspace.id)).toBe(10)
})

test('a feature that is not in the plan is refused beside its field', async () => {
  const actor = await aMember({ workspace: await aWorkspace({ plan: 'FREE' }) })
  const attempt = Promise.resolve().then(() => ensureFeature(actor, 'feedbackInvites', 'emails'))
  expect((await refusalOf(attempt)).fields).toEqual({ emails: 'This feature is only accessible with a paid plan.' })
})

test('as many as the plan includes are not refused, and one more is', async () => {
  const actor = await aMember({ workspace: await aWorkspace({ plan: 'FREE' }) })
  const attempt = (count: number) => outcomeOf(ensureAtMost(db, actor, { limit: 'people', count }))
  expect([await attempt(10), await attempt(11)]).toEqual(['done', 'plan-limit'])
})

afterEach(() => {
  delete process.env.BILLING
})

test('billing is on unless it is switched off by name', () => {
  expect(readEnv(process.env).BILLING).toBe('on')
  expect(readEnv({ ...process.env, BILLING: 'off' }).BILLING).toBe('off')
  expect(() => readEnv({ ...process.env, BILLING: 'never' })).toThrow('BILLING')
})

test('with billing off nothing is refused that a plan would refuse', async () => {
  const { memberId } = await aMember({ workspace: await aWorkspace({ plan: 'FREE' }) })
  const attempts = async (isBilled: boolean) => {
    const actor = { ...(await memberActor(memberId)), isBilled }
    const gates = [
      () => ensureFeature(actor, 'feedbackInvites'),
      () => ensureAtMost(db, actor, { limit: 'templates', count: 51 }),
    ]
    return Promise.all(gates.map((gate) => outcomeOf(Promise.resolve().then(gate))))
  }
  expect(await attempts(true)).toEqual(['plan-limit', 'plan-limit'])
  expect(await attempts(false)).toEqual(['done', 'done'])
})

test('with billing off no screen has a limit to speak of', async () => {
  const { admin } = await aSmallWorkspace(10)
  const free = { ...(await memberActor(admin.memberId)), isBilled: false }
  for (let count = 0; count < 3; count++) await aTemplate(free)
  const { id } = await aList(free, [[`${unique('ana')}@acme.example`]])
  expect(await getInviteForm(free)).toMatchObject({ seats: null, today: null, full: null, can: { import: true } })
  expect(await countTemplates(free)).toMatchObject({ full: null })
  expect(await getImportHome(free)).toMatchObject({ gate: null })
  expect((await getImportDetail(free, id, { rows: 'all', search: '' })).outlook).toMatchObject({
    seats: { most: null, price: null, full: null },
    gate: null,
  })
  expect((await wizardOf(free, { content: aForm() })).can).toMatchObject({ outsideBar: null, outsideMost: null })
  expect(findPlanNotice(free)).toBeNull()
})
