// Activation is whether somebody who belongs to a workspace comes in. Taking their access away keeps all they wrote, gave
// and were told; giving it back takes a seat of the plan. This part refuses to let anybody shut themselves out.
import { z } from 'zod'
import { peopleIdsSchema } from '@/lib/members/people/schema'

export const deactivatePeopleSchema = z.object({ ids: peopleIdsSchema })
export type DeactivatePeopleInput = z.infer<typeof deactivatePeopleSchema>

export const reactivatePeopleSchema = z.object({ ids: peopleIdsSchema })
export type ReactivatePeopleInput = z.infer<typeof reactivatePeopleSchema>
