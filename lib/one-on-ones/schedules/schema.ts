import { z } from 'zod'
import { durations } from '@/lib/meetings/rules/meeting-times'
import { meetingLimits } from '@/lib/meetings/rules/meeting-scope'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { lineUpTo } from '@/lib/shared/text-schema'
import { scheduleFrequencies, scheduleLimits } from './rules/schedule-choices'

const { participants, meetingsPerDay } = scheduleLimits

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time.')
const count = z.coerce.number<number>().int()

const planFields = {
  durationMinutes: count.refine((minutes) => durations.includes(minutes), 'Choose a duration.'),
  frequency: z.enum(scheduleFrequencies),
  meetingsPerDay: count
    .min(1, 'At least one meeting a day.')
    .max(meetingsPerDay, `At most ${meetingsPerDay} meetings a day.`),
  startTime: time,
  startsOn: z.iso.date('Choose a day.'),
}

const weekday = z.number().int().min(1).max(7)

const scheduleFields = {
  ...planFields,
  title: lineUpTo(meetingLimits.title, 'A title').min(1, 'Enter a title.'),
  weekdays: z.array(weekday).min(1, 'Choose a weekday.').max(7),
  memberIds: z
    .array(idSchema)
    .min(1, 'Choose someone.')
    .max(participants, `A schedule has at most ${participants} people.`),
  /** The seen plan, which must still hold. */
  seen: z.array(z.object({ memberId: idSchema, day: z.iso.date(), time })).max(participants),
}

export const scheduleFieldsSchema = z.object(scheduleFields)
export type ScheduleFieldsInput = z.input<typeof scheduleFieldsSchema>
export type ScheduleFields = z.output<typeof scheduleFieldsSchema>

export const createScheduleSchema = z.object({ ...scheduleFields, madeId: madeIdSchema })
export type CreateScheduleInput = z.output<typeof createScheduleSchema>

export const turnOnScheduleSchema = z.object({ ...scheduleFields, id: idSchema })
export type TurnOnScheduleInput = z.output<typeof turnOnScheduleSchema>

export const scheduleIdSchema = z.object({ id: idSchema })
export type ScheduleIdInput = z.output<typeof scheduleIdSchema>

export const addToScheduleSchema = z.object({ id: idSchema, memberId: idSchema })
export type AddToScheduleInput = z.output<typeof addToScheduleSchema>

const listed = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => [...new Set(text.split(',').filter((part) => part !== ''))])

export const schedulePlanSchema = z.object({
  ...planFields,
  weekdays: listed(20).pipe(z.array(z.coerce.number<string>().pipe(weekday))),
  memberIds: listed(4000).pipe(z.array(idSchema).max(participants)),
})
export type ScheduleOptions = z.output<typeof schedulePlanSchema>
