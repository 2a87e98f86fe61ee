'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { adminAction, linkAction } from '@/lib/access/action'
import { anybody, superAdmins } from '@/lib/access/declaration'
import { beginInvitedWorkspace } from './commands/begin-invited-workspace'
import { createCampaign } from './commands/create-campaign'
import { editCampaignInvite } from './commands/edit-campaign-invite'
import { openCampaignInvite } from './commands/open-campaign-invite'
import { resendCampaignInvite } from './commands/resend-campaign-invite'
import { revokeCampaignInvite } from './commands/revoke-campaign-invite'
import { sendCampaign } from './commands/send-campaign'
import {
  beginInvitedWorkspaceSchema,
  campaignInviteIdSchema,
  createCampaignSchema,
  editCampaignInviteSchema,
  openCampaignInviteSchema,
  sendCampaignSchema,
} from './schema'

export const createCampaignAction = adminAction(
  createCampaignSchema,
  createCampaign,
  superAdmins,
  ({ id, faults, duplicateCount }) => {
    if (faults.length + duplicateCount === 0) redirect(`/admin/invitations/${id}`)
  },
)
export const editCampaignInviteAction = adminAction(
  editCampaignInviteSchema,
  editCampaignInvite,
  superAdmins,
  ({ campaignId }) => redirect(`/admin/invitations/${campaignId}`),
)
export const sendCampaignAction = adminAction(sendCampaignSchema, sendCampaign, superAdmins, refresh)
export const resendCampaignInviteAction = adminAction(
  campaignInviteIdSchema,
  resendCampaignInvite,
  superAdmins,
  refresh,
)
export const revokeCampaignInviteAction = adminAction(
  campaignInviteIdSchema,
  revokeCampaignInvite,
  superAdmins,
  refresh,
)
export const openCampaignInviteAction = linkAction(openCampaignInviteSchema, openCampaignInvite, anybody)
export const beginInvitedWorkspaceAction = linkAction(beginInvitedWorkspaceSchema, beginInvitedWorkspace, anybody)
