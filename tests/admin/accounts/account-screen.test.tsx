import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AccountScreen } from '@/components/admin/accounts/account-screen'
import { getAccount } from '@/lib/admin/accounts/queries'
import { now } from '@/lib/platform/clock'
import { randomId } from '@/lib/shared/randomness'
import { aPerson, aSuperAdmin } from '@/tests/factories/members'

test('leads to the whole audit log of an account where it has more than fits', async () => {
  const { id } = await aPerson()
  const account = await getAccount(await aSuperAdmin(), id)
  const line = { action: 'account.signed-out', title: 'Ended 1 session', reason: '', createdAt: now(), email: null }
  const markupOf = (next: string | null) => {
    const acts = { rows: [{ id: randomId(), ...line }], next }
    return renderToStaticMarkup(<AccountScreen account={account} acts={acts} zone="UTC" />)
  }
  expect(markupOf('later')).toContain(`href="/admin/log?about=${id}"`)
  expect(markupOf(null)).not.toContain('/admin/log')
})
