import { expect, test } from 'vitest'
import { getOrganization } from '@/lib/admin/organizations/queries/get-organization'
import { listOrganizations } from '@/lib/admin/organizations/queries/list-organizations'
import { organizationListSchema } from '@/lib/admin/organizations/schema'
import { suspendWorkspace } from '@/lib/admin/organizations/commands/suspend-workspace'
import { beginSession } from '@/lib/members/sign-in/commands/begin-session'
import { getBilling } from '@/lib/admin/organizations/queries/get-billing'
import { daysFrom, now } from '@/lib/platform/clock'
import { randomId } from '@/lib/shared/randomness'
import { anAdmin, aMember, aSuperAdmin } from '@/tests/factories/members'
import { aReview } from '@/tests/factories/reviews'
import { aPaidSubscription, aPayment } from '@/tests/factories/subscriptions'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const find = async (query: object) => {
  const { rows, next } = await listOrganizations(await aSuperAdmin(), organizationListSchema.parse(query))
  return { slugs: rows.map(({ slug }) => slug), rows, next }
}

test('finds workspaces by how their name or address begins, by plan and by state', async () => {
  const name = unique('Kestrel')
  const one = await aWorkspace({ name, plan: 'PRO' })
  const other = await aWorkspace({ name: `${name} Two`, plan: 'FREE' })
  await suspendWorkspace(await aSuperAdmin(), { id: other.id, reason: 'Spam.' })
  expect((await find({ search: name.toUpperCase() })).slugs.toSorted()).toEqual([one.slug, other.slug].toSorted())
  expect((await find({ search: one.slug })).slugs).toEqual([one.slug])
  expect((await find({ search: name, plan: 'PRO' })).slugs).toEqual([one.slug])
  expect((await find({ search: name, state: 'suspended' })).slugs).toEqual([other.slug])
  expect((await find({ search: name, state: 'open' })).slugs).toEqual([one.slug])
  expect((await find({ search: `%${name}` })).slugs).toEqual([])
})

test('finds workspaces by how they stand with their payments', async () => {
  const name = unique('Osprey')
  const made = async (given: Partial<Parameters<typeof aPaidSubscription>[0]>) => {
    const workspace = await aWorkspace({ name, plan: 'FREE' })
    await aPaidSubscription({ workspace, ...given })
    return workspace.slug
  }
  const paying = await made({})
  const pastDue = await made({ razorpayStatus: 'pending', overdueAt: now() })
  const halted = await made({ status: 'EXPIRED', razorpayStatus: 'halted', overdueAt: now() })
  const initiated = await made({ status: 'INITIATED', razorpayStatus: 'created' })
  const canceled = await made({ status: 'CANCELED', razorpayStatus: 'cancelled', endsAt: now() })
  const ending = await made({ endsAt: daysFrom(now(), 5) })
  const found = async (billing: string) => (await find({ search: name, billing })).slugs.toSorted()
  expect(await found('paying')).toEqual([paying, pastDue, ending].toSorted())
  expect(await found('ending')).toEqual([ending])
  expect(await found('past-due')).toEqual([pastDue])
  expect(await found('halted')).toEqual([halted])
  expect(await found('initiated')).toEqual([initiated])
  expect(await found('ended')).toEqual([canceled])
})

test('shows what a workspace pays and has paid, a page at a time', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const paid = await aPaidSubscription({ workspace, quantity: 7, razorpayStatus: 'pending', overdueAt: now() })
  await aPaidSubscription({ workspace, status: 'CANCELED' })
  for (let month = 0; month < 14; month++) await aPayment(paid, { paidAt: daysFrom(now(), -30 * month) })
  const root = await aSuperAdmin()
  const { subscription, payments } = await getBilling(root, workspace.id, undefined)
  expect(subscription).toMatchObject({ id: paid.id, people: 7, status: 'ACTIVE', overdueAt: expect.any(Date) })
  const rest = await getBilling(root, workspace.id, payments.next ?? undefined)
  expect([payments.rows.length, rest.payments.rows.length, rest.payments.next]).toEqual([12, 2, null])
  expect((await getOrganization(root, workspace.id)).paidTotal).toBe(14 * 19_900)
  expect((await getBilling(root, (await aWorkspace()).id, undefined)).subscription).toBeNull()
})

test('pages without missing or repeating one', async () => {
  const name = unique('Many')
  for (let number = 0; number < 27; number++) await aWorkspace({ name })
  const first = await find({ search: name })
  const second = await find({ search: name, after: first.next })
  expect(new Set([...first.slugs, ...second.slugs]).size).toBe(27)
  expect(second.next).toBeNull()
})

test('shows counts and the addresses of Admins, and no content', async () => {
  const workspace = await aWorkspace({ plan: 'BUSINESS' })
  const [admin, member] = [await anAdmin({ workspace }), await aMember({ workspace })]
  await aReview(admin, { asked: [member], title: 'Concealed title' })
  await beginSession({ id: member.userId }, 'Firefox on Windows')
  const view = await getOrganization(await aSuperAdmin(), workspace.id)
  expect(view).toMatchObject({ plan: 'BUSINESS', peopleCount: 2, feedbackCount: 1, goalCount: 0 })
  expect(view.activeAt).not.toBeNull()
  expect(view.admins).toEqual([{ id: admin.userId, email: admin.email }])
  expect(JSON.stringify(view)).not.toContain('Concealed')
  await expectRefused(getOrganization(await aSuperAdmin(), randomId()), 'not-found')
})
