// A workspace is the tenant: one organization, its people and everything they write. Nothing crosses its border.
// This module owns workspaces: how one begins, and by which name and address it is known.
// It refuses addresses that belong to pages of the product.
import { z } from 'zod'
import { newPasswordSchema } from '@/lib/members/passwords/schema'
import { emailSchema, firstNameSchema, lastNameSchema } from '@/lib/members/schema'
import { isZone } from '@/lib/shared/zone-names'
import { reservedBy } from './rules'

/** Decisions, section 11. */
const workspaceLimits = { name: 128, slug: { min: 3, max: 48 } } as const

const { name, slug } = workspaceLimits

const workspaceNameSchema = z
  .string()
  .trim()
  .min(1, 'Enter the name of your workspace.')
  .max(name, `The name may have at most ${name} characters.`)
  .regex(/^\P{Cc}*$/u, 'The name is one line of text.')

const slugSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(slug.min, `Use at least ${slug.min} characters.`)
  .max(slug.max, `Use at most ${slug.max} characters.`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letters a to z, digits, and single hyphens between them.')
  .refine((value) => reservedBy(value) === undefined, {
    error: ({ input }) => `“${reservedBy(String(input)) ?? ''}” is the address of a page. Choose another beginning.`,
  })

/** The browser names the zone. One that the server does not know is no reason to keep somebody out. */
const browserZoneSchema = z
  .string()
  .max(64)
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
