import { expect, test } from 'vitest'
import { operatorActor } from '@/lib/access/operator'
import { editBillingDetails } from '@/lib/billing/paying/commands/edit-billing-details'
import { workOnEvent } from '@/lib/billing/paying/commands/work-on-event'
import { getPaying } from '@/lib/billing/paying/queries/get-paying'
import { getPaymentsFile } from '@/lib/billing/paying/queries/list-payments'
import { editBillingDetailsSchema } from '@/lib/billing/paying/schema'
import { db } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { aCheckout, theRazorpay } from './the-razorpay'

const acme = { name: 'Acme Ltd', address: '1 Residency Road\nBengaluru', taxNumber: '29ABCDE1234F1Z5' }

test('what invoices are made out to is kept once, and stands in the file of payments', async () => {
  const razorpay = await theRazorpay()
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
  const checkout = await aCheckout(admin, razorpay, { people: 3 })
  razorpay.books.pay(checkout.remote)
  await workOnEvent(operatorActor(), checkout)
  for (let press = 0; press < 2; press++) await editBillingDetails(admin, acme)
  expect((await getPaying(admin)).details).toEqual(acme)
  const act = { workspaceId: admin.workspaceId, action: 'plan.billing-details-edited' }
  expect(await db.auditEntry.count({ where: act })).toBe(1)
  const [, row = ''] = (await getPaymentsFile(admin)).split('\r\n')
  expect(row).toContain('"597.00"')
  expect(row).toContain('"Acme Ltd","1 Residency Road\nBengaluru","29ABCDE1234F1Z5"')
})

test('a tax number is one or empty', () => {
  const isFine = (taxNumber: string) => editBillingDetailsSchema.safeParse({ ...acme, taxNumber }).success
  expect(['', ' 29abcde1234f1z5 ', '29ABCDE1234F1Z', 'none'].map(isFine)).toEqual([true, true, false, false])
})

test('a company has a name', () => {
  const { error } = editBillingDetailsSchema.safeParse({ ...acme, name: '  ' })
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['name'], 'Enter the company name.']])
})
