import type { Metadata } from 'next'
import { RegisterScreen } from '@/components/workspaces/register-screen'
import { findMailboxPath } from '@/lib/notifications/queries/list-mailbox'

export const metadata: Metadata = { title: 'Create your workspace' }
export const dynamic = 'force-dynamic'

export default function RegisterPage() {
  return <RegisterScreen mailbox={findMailboxPath()} />
}
