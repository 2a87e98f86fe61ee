// Joining is following the link of an invitation to its place: with the account one has, or with a new one.
// This part owns the page behind the link. It refuses to do anything before somebody presses its button, because mail
// scanners follow links too, to seat anybody but the person at the address, and to tell whoever holds a link that was
// passed on whether that person has an account.
import { z } from 'zod'
import { newPasswordSchema } from '@/lib/members/passwords/schema'
import { firstNameSchema, lastNameSchema, tokenSchema } from '@/lib/members/schema'
import { browserZoneSchema } from '@/lib/workspaces/schema'

/** A link's token; malformed ones match nothing. */
export const invitationParamsSchema = z.object({
  token: tokenSchema.optional().catch(undefined),
  proof: tokenSchema.optional().catch(undefined),
})

export const sendJoiningLinkSchema = z.object({ token: tokenSchema })
export type SendJoiningLinkInput = z.infer<typeof sendJoiningLinkSchema>

/** The browser's zone is taken by somebody whose account has none of its own yet. */
export const acceptInvitationSchema = z.object({ token: tokenSchema, timeZone: browserZoneSchema.optional() })
export type AcceptInvitationInput = z.infer<typeof acceptInvitationSchema>

/** A field left empty says nothing. */
const unlessEmpty = <Schema extends z.ZodType<string | undefined, string | undefined>>(schema: Schema) =>
  z
    .string()
    .transform((typed) => (typed === '' ? undefined : typed))
    .pipe(schema)
    .optional()

/** A new account. Without a password, the person signs in by link. */
export const registerInviteeSchema = z.object({
  token: tokenSchema,
  proof: unlessEmpty(tokenSchema.optional()),
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  password: unlessEmpty(newPasswordSchema.optional()),
  timeZone: browserZoneSchema,
})
export type RegisterInviteeInput = z.infer<typeof registerInviteeSchema>
