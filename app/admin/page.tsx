import type { Metadata } from 'next'
import { PlatformCountsCard } from '@/components/admin/platform-counts-card'
import { SessionKeeper } from '@/components/members/session-keeper'
import { SignOutForm } from '@/components/members/sign-out-form'
import { PublicFrame } from '@/components/shell/public-frame'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { requireAdmin } from '@/lib/access/admin'
import { ownerMark } from '@/lib/access/device'
import { requirePerson } from '@/lib/access/person'
import { getPlatformCounts } from '@/lib/admin/queries'

export const metadata: Metadata = { title: 'Platform' }

export default async function AdminPage() {
  const admin = await requireAdmin()
  const { userId, currentWorkspaceId } = await requirePerson()
  return (
    <PublicFrame actions={<SignOutForm look="button" />}>
      <Page>
        <PageHeader
          title="The platform"
          text={`Hello ${admin.firstName}. This is how much there is, and no more: what people write in a workspace stays in it.`}
        />
        <PlatformCountsCard counts={await getPlatformCounts(admin)} />
      </Page>
      <SessionKeeper {...{ userId }} workspaceId={currentWorkspaceId} ownerMark={ownerMark(userId)} />
    </PublicFrame>
  )
}
