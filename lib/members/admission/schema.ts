// Admission is how somebody comes in without registering: added to a workspace by an Admin, or appointed to look after
// the platform. This part owns those two. It gives nobody a password: whoever comes in has a link sent to their address.
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

/** A super admin has a place in no workspace, and therefore no role in one. */
export const appointSuperAdminSchema = addMemberSchema.omit({ role: true })
export type AppointSuperAdminInput = z.infer<typeof appointSuperAdminSchema>
