// A profile is what a person says about themselves, shared by all their workspaces: name, work, place and contact. This
// part owns it, and what colleagues see of each other. It refuses to show address or phone to anyone but the person and
// their Admins.
import { z } from 'zod'
import { lineUpTo, textUpTo } from '@/lib/shared/text-schema'
import { isZone } from '@/lib/shared/zone-names'
import { birthdayFault, previewTabs } from './rules'
import { firstNameSchema, lastNameSchema } from '@/lib/members/schema'

const profileLimits = { jobTitle: 100, about: 2000, addressLine: 250, pinCode: 20, mobile: 30 } as const

const { jobTitle, about, addressLine, pinCode, mobile } = profileLimits

const zoneSchema = z.string().max(64).refine(isZone, 'Choose a time zone from the list.')

const partOfBirthday = z.string().regex(/^(\d\d)?$/, 'Choose a month and a day.')

export const editProfileSchema = z
  .object({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    jobTitle: lineUpTo(jobTitle, 'A job title'),
    about: textUpTo(about, 'What you say about yourself'),
    address1: lineUpTo(addressLine, 'A line of an address'),
    address2: lineUpTo(addressLine, 'A line of an address'),
    pinCode: lineUpTo(pinCode, 'A postal code'),
    mobile: lineUpTo(mobile, 'A mobile number').regex(/^([+(\d][\d ()./-]*)?$/, 'Enter a number like +91 98765 43210.'),
    timeZone: zoneSchema,
    birthMonth: partOfBirthday,
    birthDay: partOfBirthday,
    isBirthdayShared: z.boolean(),
  })
  .superRefine(({ birthMonth, birthDay }, { addIssue }) => {
    const message = birthdayFault(birthMonth, birthDay)
    if (message) addIssue({ code: 'custom', path: ['birthDay'], message })
  })
export type EditProfileInput = z.infer<typeof editProfileSchema>

export const changeTimeZoneSchema = z.object({ timeZone: zoneSchema })
export type ChangeTimeZoneInput = z.infer<typeof changeTimeZoneSchema>

const profileTabs = ['profile', 'feedback', 'settings', 'change_password', 'integrations'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** An unknown tab is the first. */
export const profileParamsSchema = z.object({ tab: z.enum(profileTabs).catch('profile') })

export const previewParamsSchema = z.object({ tab: z.enum(previewTabs).catch('profile') })
export type PreviewTab = z.infer<typeof previewParamsSchema>['tab']
