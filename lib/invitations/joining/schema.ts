// Joining accepts an invitation by its link, with an existing or a new account. This part owns the page behind the
// link. It refuses to act before a button is pressed, because mail scanners follow links, to admit anyone but the
// invited address, and to reveal on a passed-on link whether that address has an account.
import { z } from 'zod'
import { newPasswordSchema } from '@/lib/members/account/schema'
import { firstNameSchema, lastNameSchema, tokenSchema } from '@/lib/members/schema'
import { browserZoneSchema } from '@/lib/workspaces/schema'

export const invitationParamsSchema = z.object({
  token: tokenSchema.optional().catch(undefined),
  proof: tokenSchema.optional().catch(undefined),
})

export const sendJoiningLinkSchema = z.object({ token: tokenSchema })
export type SendJoiningLinkInput = z.infer<typeof sendJoiningLinkSchema>

/** The browser's zone is for accounts that have chosen none. */
export const acceptInvitationSchema = z.object({ token: tokenSchema, timeZone: browserZoneSchema.optional() })
export type AcceptInvitationInput = z.infer<typeof acceptInvitationSchema>

/** An empty field counts as omitted. */
const unlessEmpty = <Schema extends z.ZodType<string | undefined, string | undefined>>(schema: Schema) =>
  z
    .string()
    .transform((typed) => (typed === '' ? undefined : typed))
    .pipe(schema)
    .optional()

/** Without a password, the person signs in by link. */
export const registerInviteeSchema = z.object({
  token: tokenSchema,
  proof: unlessEmpty(tokenSchema.optional()),
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  password: unlessEmpty(newPasswordSchema.optional()),
  timeZone: browserZoneSchema,
})
export type RegisterInviteeInput = z.infer<typeof registerInviteeSchema>
