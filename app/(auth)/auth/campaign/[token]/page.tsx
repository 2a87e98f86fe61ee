import type { Metadata } from 'next'
import { ClosedLink, KnownPerson } from '@/components/admin/campaigns/closed-link'
import { InvitedScreen } from '@/components/admin/campaigns/invited-screen'
import { findCampaignInvite } from '@/lib/admin/campaigns/queries'

export const metadata: Metadata = { title: 'Create your workspace', robots: { index: false } }

/** Opening the link changes nothing; the button does. */
export default async function CampaignInvitePage({ params }: PageProps<'/auth/campaign/[token]'>) {
  const { token } = await params
  const invited = await findCampaignInvite(token)
  if (!invited) return <ClosedLink />
  const { state, days, hasAccount, ...proposed } = invited
  if (state !== 'PENDING' && state !== 'OPENED') return <ClosedLink known={{ state, days }} />
  if (hasAccount) return <KnownPerson email={invited.email} />
  return <InvitedScreen token={token} invited={proposed} isOpened={state === 'OPENED'} />
}
