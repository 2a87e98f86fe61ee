// A workspace is the tenant: one organization, its people and their content. Nothing crosses its border. This module
// owns workspaces: their creation, name and address. It refuses addresses that belong to pages of the product.
import { z } from 'zod'
import { MarketingSource, WorkspaceSize } from '@/lib/platform/generated/prisma/enums'
import { newPasswordSchema } from '@/lib/members/account/schema'
import { emailSchema, firstNameSchema, lastNameSchema } from '@/lib/members/schema'
import { lineUpTo, textUpTo, visibleText } from '@/lib/shared/text-schema'
import { currentName, isZone } from '@/lib/shared/zone-names'
import { slugFault } from './rules/slugs'

const workspaceLimits = { name: 128, description: 2000 } as const

const workspaceNameSchema = lineUpTo(workspaceLimits.name, 'The name').min(1, 'Enter the name of your workspace.')

const slugSchema = z
  .string()
  .trim()
  .toLowerCase()
  .refine((value) => slugFault(value) === undefined, { error: ({ input }) => slugFault(String(input)) })

/** The browser's zone, sometimes under an old name; an unknown one must not block anyone. */
export const browserZoneSchema = z
  .string()
  .max(64)
  .transform(currentName)
  .transform((zone) => (isZone(zone) ? zone : 'UTC'))
  .catch('UTC')

const sizeSchema = z.enum(WorkspaceSize, 'Choose who will use it.')

/** Optional, so unknown values count as empty. */
const marketingSourceSchema = z.enum(MarketingSource).nullable().catch(null)

export const registerWorkspaceSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  workspaceName: workspaceNameSchema,
  slug: slugSchema,
  size: sizeSchema,
  marketingSource: marketingSourceSchema,
  timeZone: browserZoneSchema,
})
export type RegisterWorkspaceInput = z.infer<typeof registerWorkspaceSchema>

export const createWorkspaceSchema = z.object({
  workspaceName: workspaceNameSchema,
  slug: slugSchema,
  size: sizeSchema,
  marketingSource: marketingSourceSchema,
  timeZone: browserZoneSchema,
})
export type CreateWorkspaceInput = z.infer<typeof createWorkspaceSchema>

export const slugParamsSchema = z.object({ slug: z.string().max(200) })
export type SlugParams = z.infer<typeof slugParamsSchema>

export const editWorkspaceSchema = z.object({
  workspaceName: workspaceNameSchema,
  description: textUpTo(workspaceLimits.description, 'The description'),
  timeZone: z.string().max(64).refine(isZone, 'Choose a time zone from the list.'),
  /** The values the form opened with, so that others' changes stay. */
  seen: z.object({ workspaceName: visibleText(), description: visibleText(), timeZone: visibleText() }).optional(),
})
export type EditWorkspaceInput = z.infer<typeof editWorkspaceSchema>

export const requireTwoStepSchema = z.object({ isRequired: z.boolean() })
export type RequireTwoStepInput = z.infer<typeof requireTwoStepSchema>

const settingsTabs = ['general', 'features', 'applause', 'integrations', 'plan', 'audit', 'system', 'danger'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export const settingsTabLabels: Record<SettingsTab, string> = {
  general: 'General',
  features: 'Features',
  applause: 'Applause',
  integrations: 'Integrations',
  plan: 'Plan',
  audit: 'Audit log',
  system: 'System',
  danger: 'Export and deletion',
}

/** Without billing there is no plan tab, and Admins see the installation. */
export const settingsTabsFor = ({ isBilled }: { isBilled: boolean }) =>
  settingsTabs.filter((tab) => tab !== (isBilled ? 'system' : 'plan'))

export const settingsSchemaFor = (viewer: { isBilled: boolean }) =>
  z.object({ tab: z.enum(settingsTabsFor(viewer)).catch('general') })
