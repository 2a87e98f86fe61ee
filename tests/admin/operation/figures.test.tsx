import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlatformFigures } from '@/components/admin/operation/platform-figures'
import { listAccounts } from '@/lib/admin/accounts/queries'
import { accountListSchema } from '@/lib/admin/accounts/schema'
import { getPulse } from '@/lib/admin/operation/queries/get-pulse'
import { listOrganizations } from '@/lib/admin/organizations/queries/list-organizations'
import { organizationListSchema } from '@/lib/admin/organizations/schema'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aPerson, aSuperAdmin } from '@/tests/factories/members'
import { aPaidSubscription, aPayment } from '@/tests/factories/subscriptions'
import { aWorkspace, unique } from '@/tests/factories/workspaces'

test('each figure of a period leads to a list of as many', async () => {
  const root = await aSuperAdmin()
  const name = unique('Heron')
  const made = await aWorkspace({ name, plan: 'FREE' })
  const past = daysFrom(now(), -60)
  setClock(() => past)
  const older = await aWorkspace({ name, plan: 'FREE' })
  const { email } = await aPerson({ email: `${name}.past@acme.example`.toLowerCase() })
  setClock()
  await aPerson({ email: `${name}.now@acme.example`.toLowerCase() })
  await aPayment(await aPaidSubscription({ workspace: older }))
  await db.workspace.update({ where: { id: made.id }, data: { activeAt: now() } })
  await db.workspace.update({ where: { id: older.id }, data: { activeAt: past } })
  const found = async (query: object) => {
    const { rows } = await listOrganizations(root, organizationListSchema.parse({ search: name, ...query }))
    return rows.map(({ id }) => id)
  }
  expect(await found({ since: 'Last_31_Days' })).toEqual([made.id])
  expect(await found({ since: 'Last_Quarter' })).toEqual([made.id, older.id])
  expect(await found({ since: 'Last_31_Days', by: 'active' })).toEqual([made.id])
  expect(await found({ since: 'Last_31_Days', by: 'paid' })).toEqual([older.id])
  const people = async (since: string) =>
    (await listAccounts(root, accountListSchema.parse({ search: name, since }))).rows.map((row) => row.email)
  expect(await people('Last_31_Days')).not.toContain(email)
  expect(await people('Last_Quarter')).toContain(email)
})

test('the numbers of the platform are links to their periods', async () => {
  const markup = renderToStaticMarkup(<PlatformFigures pulse={await getPulse(await aSuperAdmin())} />)
  for (const href of [
    '/admin/organizations?since=Last_31_Days',
    '/admin/organizations?since=Last_Quarter&amp;by=active',
    '/admin/organizations?since=Last_6_Months&amp;by=paid',
    '/admin/users?since=Last_12_Months',
  ])
    expect(markup).toContain(`href="${href}"`)
})
