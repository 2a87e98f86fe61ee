import type { Metadata } from 'next'
import { EditProfileForm } from '@/components/members/profile/edit-profile-form'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { requireMember } from '@/lib/access/actor'
import { getOwnProfile, listZoneChoices } from '@/lib/members/profile/queries'

export const metadata: Metadata = { title: 'Edit your profile' }

export default async function EditProfilePage() {
  const actor = await requireMember()
  return (
    <Page narrow>
      <PageHeader back={{ href: '/profile', label: 'Your profile' }} title="Edit your profile" />
      <EditProfileForm profile={await getOwnProfile(actor)} zones={listZoneChoices(actor)} />
    </Page>
  )
}
