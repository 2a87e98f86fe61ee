// Admission adds people without registration: members by an Admin, or a super admin by the operator. It gives nobody a
// password: they sign in by a mailed link.
import { z } from 'zod'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { isZone } from '@/lib/shared/zone-names'
import { emailSchema, firstNameSchema, lastNameSchema } from '@/lib/members/schema'

export const addMemberSchema = z.object({
  email: emailSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  role: z.enum(Role),
  timeZone: z.string().max(64).refine(isZone, 'Choose a time zone from the list.'),
})
export type AddMemberInput = z.infer<typeof addMemberSchema>

/** Super admins have no role in a workspace. */
export const appointSuperAdminSchema = addMemberSchema.omit({ role: true })
export type AppointSuperAdminInput = z.infer<typeof appointSuperAdminSchema>
