// A workspace is the tenant: one organization, its people and everything they write. Nothing crosses its border.
// This module owns workspaces: how one begins, and by which name and address it is known.
// It refuses addresses that belong to pages of the product.
import { z } from 'zod'
import { newPasswordSchema } from '@/lib/members/passwords/schema'
import { emailSchema, firstNameSchema, lastNameSchema } from '@/lib/members/schema'
import { currentName, isZone } from '@/lib/shared/zone-names'
import { slugFault } from './rules'

/** Decisions, section 11. */
const LONGEST_NAME = 128

const workspaceNameSchema = z
  .string()
  .trim()
  .min(1, 'Enter the name of your workspace.')
  .max(LONGEST_NAME, `The name may have at most ${LONGEST_NAME} characters.`)
  .regex(/^\P{Cc}*$/u, 'The name is one line of text.')

const slugSchema = z
  .string()
  .trim()
  .toLowerCase()
  .refine((value) => slugFault(value) === undefined, { error: ({ input }) => slugFault(String(input)) })

/** The browser names the zone, some by a former name. One that is not known is no reason to keep somebody out. */
const browserZoneSchema = z
  .string()
  .max(64)
  .transform(currentName)
  .transform((zone) => (isZone(zone) ? zone : 'UTC'))
  .catch('UTC')

export const registerWorkspaceSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  workspaceName: workspaceNameSchema,
  slug: slugSchema,
  timeZone: browserZoneSchema,
})
export type RegisterWorkspaceInput = z.infer<typeof registerWorkspaceSchema>
