import type { Metadata } from 'next'
import { InvitedScreen } from '@/components/admin/campaigns/invited-screen'
import { LinkGone } from '@/components/members/link-gone'
import { findCampaignInvite } from '@/lib/admin/campaigns/queries'
import { plural } from '@/lib/shared/text'

export const metadata: Metadata = { title: 'Create your workspace', robots: { index: false } }

/** Opening the link changes nothing; the button does. */
export default async function CampaignInvitePage({ params }: PageProps<'/auth/campaign/[token]'>) {
  const { token } = await params
  const invited = await findCampaignInvite(token)
  if (!invited) return <LinkGone next={{ href: '/auth/register' }} />
  const { state, days, ...proposed } = invited
  if (state !== 'PENDING' && state !== 'OPENED')
    return <LinkGone lifetime={plural(days, 'day')} next={{ href: '/auth/register' }} />
  return <InvitedScreen token={token} invited={proposed} isOpened={state === 'OPENED'} />
}
