import 'server-only'
import { queueMail, withdrawMails } from '@/lib/notifications/outbox'
import { absoluteUrl } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'

type Invited = { email: string; firstName: string; companyName: string; token: string; key: string; days: number }

export const campaignInvited = (tx: Tx, { email, firstName, companyName, token, key, days }: Invited) =>
  queueMail(tx, null, [
    {
      event: 'campaign.invited',
      key,
      to: { address: email, name: firstName },
      props: { recipientName: firstName, companyName, days, link: absoluteUrl(`/auth/campaign/${token}`) },
    },
  ])

/** Cancels an unsent mail whose link stops working. */
export const campaignMailWithdrawn = (tx: Tx, { email, tokenHash }: { email: string; tokenHash: string | null }) =>
  withdrawMails(tx, null, [email], [{ event: 'campaign.invited', about: tokenHash ?? '' }])
