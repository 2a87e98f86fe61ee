// A profile is what a person tells about themselves, the same in every workspace they belong to: what they are called,
// what they do, where they are and how to reach them. This part owns it, and what colleagues see of each other.
// It refuses to show an address or a telephone number to anybody but the person and their Admins.
import { z } from 'zod'
import { fullCount, isStorable, UNSTORABLE } from '@/lib/shared/text'
import { isZone } from '@/lib/shared/zone-names'
import { firstNameSchema, lastNameSchema } from '@/lib/members/schema'

const profileLimits = { jobTitle: 100, about: 2000, addressLine: 250, pinCode: 20, mobile: 30 } as const

const { jobTitle, about, addressLine, pinCode, mobile } = profileLimits

const lineSchema = (what: string, limit: number) =>
  z
    .string()
    .trim()
    .max(limit, `${what} may have at most ${limit} characters.`)
    .regex(/^\P{Cc}*$/u, `${what} is one line of text.`)

const zoneSchema = z.string().max(64).refine(isZone, 'This time zone is not known.')

export const editProfileSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  jobTitle: lineSchema('A job title', jobTitle),
  about: z
    .string()
    .trim()
    .max(about, `What you say about yourself may have at most ${fullCount(about)} characters.`)
    .refine(isStorable, UNSTORABLE),
  address1: lineSchema('A line of an address', addressLine),
  address2: lineSchema('A line of an address', addressLine),
  pinCode: lineSchema('A postal code', pinCode),
  mobile: lineSchema('A mobile number', mobile).regex(
    /^([+(\d][\d ()./-]*)?$/,
    'Write the number in digits, for example +91 98765 43210.',
  ),
  timeZone: zoneSchema,
})
export type EditProfileInput = z.infer<typeof editProfileSchema>

export const changeTimeZoneSchema = z.object({ timeZone: zoneSchema })
export type ChangeTimeZoneInput = z.infer<typeof changeTimeZoneSchema>

const profileTabs = ['profile', 'feedback', 'settings', 'change_password', 'integrations'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The query of the profile. A tab that is none is the first. */
export const profileParamsSchema = z.object({ tab: z.enum(profileTabs).catch('profile') })
