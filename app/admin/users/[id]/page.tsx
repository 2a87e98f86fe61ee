import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AccountScreen } from '@/components/admin/accounts/account-screen'
import { requireAdmin } from '@/lib/access/admin'
import { onScreen } from '@/lib/access/outcome'
import { getAccount } from '@/lib/admin/accounts/queries'
import { listPlatformActs } from '@/lib/audit/platform/queries'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Account' }

export default async function AccountPage({ params }: PageProps<'/admin/users/[id]'>) {
  const admin = await requireAdmin()
  const { id } = await params
  if (!isId(id)) notFound()
  const [account, acts] = await Promise.all([
    onScreen(getAccount(admin, id)),
    listPlatformActs(admin, { kind: 'all', about: id }, 10),
  ])
  return <AccountScreen account={account} acts={acts} zone={admin.timeZone} />
}
