import type { Metadata } from 'next'
import { AccountListScreen } from '@/components/admin/accounts/account-list-screen'
import { requireAdmin } from '@/lib/access/admin'
import { listAccounts } from '@/lib/admin/accounts/queries'
import { accountListSchema } from '@/lib/admin/accounts/schema'

export const metadata: Metadata = { title: 'People' }

export default async function AccountsPage({ searchParams }: PageProps<'/admin/users'>) {
  const admin = await requireAdmin()
  const filter = accountListSchema.parse(await searchParams)
  return <AccountListScreen filter={filter} page={await listAccounts(admin, filter)} zone={admin.timeZone} />
}
