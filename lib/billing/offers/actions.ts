'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { adminAction } from '@/lib/access/action'
import { superAdmins } from '@/lib/access/declaration'
import { createPlan } from './commands/create-plan'
import { editPlan } from './commands/edit-plan'
import { moveSubscribers } from './commands/move-subscribers'
import { createPlanSchema, editPlanSchema, moveSubscribersSchema } from './schema'

export const editPlanAction = adminAction(editPlanSchema, editPlan, superAdmins, refresh)
export const createPlanAction = adminAction(createPlanSchema, createPlan, superAdmins, ({ id }) =>
  redirect(`/admin/plan/${id}`),
)
export const moveSubscribersAction = adminAction(moveSubscribersSchema, moveSubscribers, superAdmins, refresh)
