import type { Metadata } from 'next'
import { ImportHome } from '@/components/invitations/imports/import-home'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getImportHome } from '@/lib/invitations/imports/queries/get-import'

export const metadata: Metadata = { title: 'Import people' }

export default async function ImportPage() {
  const actor = await requireMember()
  const home = await onScreen(getImportHome(actor))
  return <ImportHome {...home} zone={actor.timeZone} />
}
