// A role is what somebody may do in one workspace. This part owns who has which. It refuses to let anybody give one to
// themselves, so that a workspace always keeps an Admin.
import { z } from 'zod'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { peopleIdsSchema } from '@/lib/members/people/schema'

export const changeRolesSchema = z.object({ ids: peopleIdsSchema, role: z.enum(Role) })
export type ChangeRolesInput = z.infer<typeof changeRolesSchema>
