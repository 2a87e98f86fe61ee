import type { Metadata } from 'next'
import { CreateScreen } from '@/components/workspaces/create/create-screen'
import { requirePerson } from '@/lib/access/person'

export const metadata: Metadata = { title: 'Create a workspace' }

export default async function CreateWorkspacePage() {
  await requirePerson()
  return <CreateScreen />
}
