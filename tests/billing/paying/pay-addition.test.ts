import { expect, test } from 'vitest'
import { beginAddition } from '@/lib/billing/paying/commands/begin-addition'
import { payAddition } from '@/lib/billing/paying/commands/pay-addition'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { aPayingWorkspace, dueTodayFor } from './the-razorpay'

test('opens the checkout of what waits again, and makes no second invoice', async () => {
  const paying = await aPayingWorkspace()
  const amount = await dueTodayFor(paying, 19_900)
  const addition = await beginAddition(paying.admin, { kind: 'people', adding: 1, amount })
  const before = paying.books.invoices.length
  expect(await payAddition(await anAdmin({ workspace: paying.workspace }), addition)).toEqual(addition)
  expect(paying.books.invoices).toHaveLength(before)
  const stranger = await anAdmin({ workspace: await aWorkspace() })
  await expectRefused(payAddition(stranger, addition), 'not-found')
})
