'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { othersFindNothing, othersRefused } from '@/lib/access/declaration'
import { addToSchedule } from './commands/add-to-schedule'
import { createSchedule } from './commands/create-schedule'
import { deleteSchedule } from './commands/delete-schedule'
import { turnOffSchedule } from './commands/turn-off-schedule'
import { turnOnSchedule } from './commands/turn-on-schedule'
import { addToScheduleSchema, createScheduleSchema, scheduleIdSchema, turnOnScheduleSchema } from './schema'

const laying = othersFindNothing('one-on-ones.schedules')

const toSchedule = ({ id }: { id: string }) => redirect(`/one-on-one/schedules/${id}`)

export const createScheduleAction = memberAction(
  createScheduleSchema,
  createSchedule,
  othersRefused('one-on-ones.schedules'),
  toSchedule,
)
export const turnOnScheduleAction = memberAction(turnOnScheduleSchema, turnOnSchedule, laying, refresh)
export const turnOffScheduleAction = memberAction(scheduleIdSchema, turnOffSchedule, laying, refresh)
export const addToScheduleAction = memberAction(addToScheduleSchema, addToSchedule, laying, refresh)
export const deleteScheduleAction = memberAction(scheduleIdSchema, deleteSchedule, laying, () =>
  redirect('/one-on-one/schedules'),
)
