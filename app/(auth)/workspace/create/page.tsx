import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { UnsavedLayer } from '@/components/ui/overlay/unsaved-layer'
import { CreateScreen } from '@/components/workspaces/create/create-screen'
import { requirePerson } from '@/lib/access/person'
import { findTrialDays } from '@/lib/billing/queries'

export const metadata: Metadata = { title: 'Create a workspace' }

export default async function CreateWorkspacePage() {
  if ((await requirePerson()).isSuperAdmin) redirect('/admin')
  return (
    <>
      <CreateScreen trialDays={findTrialDays()} />
      <UnsavedLayer />
    </>
  )
}
