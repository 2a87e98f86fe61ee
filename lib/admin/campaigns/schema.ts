// A campaign invites companies to Rapport by links to a prefilled registration, which makes the person the first Admin
// of a workspace. Opening the link changes nothing.
import { z } from 'zod'
import { pageCursor } from '@/lib/admin/schema'
import { newPasswordSchema } from '@/lib/members/account/schema'
import { firstNameSchema, lastNameSchema, tokenSchema } from '@/lib/members/schema'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { lineUpTo } from '@/lib/shared/text-schema'
import { createWorkspaceSchema } from '@/lib/workspaces/schema'
import { campaignStates } from './rules'

const dayCount = z
  .string()
  .trim()
  .regex(/^\d{1,2}$/, 'Enter a number of days.')
  .transform(Number)
  .refine((days) => days >= 1 && days <= 60, 'Enter 1 to 60 days.')

export const createCampaignSchema = z.object({
  madeId: madeIdSchema,
  name: lineUpTo(100, 'A name').min(1, 'Enter a name.'),
  expiryDays: dayCount,
  list: z.string().max(200_000, 'The list is too long.').min(1, 'Enter at least one e-mail address.'),
})
export type CreateCampaignInput = z.infer<typeof createCampaignSchema>

export const campaignListSchema = z.object({ after: pageCursor })
export type CampaignListFilter = z.infer<typeof campaignListSchema>

export const campaignSchema = z.object({
  state: z.enum(['all', ...campaignStates]).catch('all'),
  edit: idSchema.optional().catch(undefined),
  after: pageCursor,
})
export type CampaignFilter = z.infer<typeof campaignSchema>

export const editCampaignInviteSchema = z.object({
  id: idSchema,
  firstName: lineUpTo(100, 'A name'),
  companyName: lineUpTo(128, 'A name').min(1, 'Enter the company.'),
  companySlug: createWorkspaceSchema.shape.slug,
})
export type EditCampaignInviteInput = z.infer<typeof editCampaignInviteSchema>

export const sendCampaignSchema = z.object({ id: idSchema })
export type SendCampaignInput = z.infer<typeof sendCampaignSchema>

export const campaignInviteIdSchema = z.object({ id: idSchema })
export type CampaignInviteIdInput = z.infer<typeof campaignInviteIdSchema>

export const openCampaignInviteSchema = z.object({ token: tokenSchema })
export type OpenCampaignInviteInput = z.infer<typeof openCampaignInviteSchema>

export const beginInvitedWorkspaceSchema = createWorkspaceSchema.omit({ marketingSource: true }).extend({
  token: tokenSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  password: newPasswordSchema,
})
export type BeginInvitedWorkspaceInput = z.infer<typeof beginInvitedWorkspaceSchema>
