// A member is a person's access to one workspace: a role, a status, teams. A person may have several memberships. This
// module owns people, memberships, sign-in, and the one-time links that prove an address. It refuses to reveal whether
// an address has an account.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { addressPattern } from '@/lib/shared/text'
import { searchText } from '@/lib/shared/search-text'
import { lineUpTo } from '@/lib/shared/text-schema'

const memberLimits = { name: 100, email: 254 } as const

const { name, email } = memberLimits

export const lastNameSchema = lineUpTo(name, 'A name')
export const firstNameSchema = lastNameSchema.min(1, 'Enter your first name.')

/** Lower-cased, because people do not remember how they once wrote it. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter your e-mail address.')
  .max(email, `An e-mail address may have at most ${email} characters.`)
  .regex(addressPattern, 'Enter an e-mail address like name@example.com.')

/** 256 random bits in base64url. */
export const tokenSchema = z.string().regex(/^[\w-]{43}$/, 'This link is incomplete.')

/** A malformed token counts as none. */
export const tokenParamsSchema = z.object({ token: tokenSchema.optional().catch(undefined) })

export const memberIdSchema = z.object({ id: idSchema })

export const resendVerificationSchema = z.object({ email: emailSchema })
export type ResendVerificationInput = z.infer<typeof resendVerificationSchema>

const flag = z.literal('1').optional().catch(undefined)

export const peopleFilterSchema = z.object({
  query: searchText(100),
  invited: flag,
  /** Everybody but the actor. */
  others: flag,
  /** The actor and the people in teams they lead. */
  led: flag,
  /** As for `others`, those the actor has one-on-ones with first. */
  partners: flag,
})
export type PeopleFilter = z.infer<typeof peopleFilterSchema>
