'use client'

import type { ReactNode } from 'react'
import { toastDone } from '@/components/ui/form/toast-outcome'
import { RowActs } from '@/components/ui/list/row-acts'
import { resendCampaignInviteAction, revokeCampaignInviteAction } from '@/lib/admin/campaigns/actions'

const acts = {
  resend: (id: string) => toastDone(resendCampaignInviteAction({ id }), 'Sent again'),
  revoke: (id: string) => revokeCampaignInviteAction({ id }),
}

export const InviteActs = ({ children }: { children: ReactNode }) => <RowActs acts={acts}>{children}</RowActs>
