import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { RegisterScreen } from '@/components/workspaces/register-screen'
import { findPerson } from '@/lib/access/person'
import { findTrialDays } from '@/lib/billing/queries'
import { findMailboxPath } from '@/lib/notifications/queries/list-mailbox'

export const metadata: Metadata = { title: 'Create your workspace' }

/** Signed-in people have an account, so they create a further workspace. */
export default async function RegisterPage() {
  if ((await findPerson()) !== null) redirect('/workspace/create')
  return <RegisterScreen mailbox={findMailboxPath()} trialDays={findTrialDays()} />
}
