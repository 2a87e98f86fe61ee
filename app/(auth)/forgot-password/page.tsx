import type { Metadata } from 'next'
import { ForgotScreen } from '@/components/members/passwords/forgot-screen'
import { findMailboxPath } from '@/lib/notifications/queries/list-mailbox'

export const metadata: Metadata = { title: 'Choose a new password' }
export const dynamic = 'force-dynamic'

export default function ForgotPasswordPage() {
  return <ForgotScreen mailbox={findMailboxPath()} />
}
