import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { ScheduleFormStart } from '@/lib/one-on-ones/schedules/queries/get-schedule-form'
import type { ScheduleFieldsInput, scheduleFieldsSchema } from '@/lib/one-on-ones/schedules/schema'

export interface ScheduleFormPart {
  form: UseFormReturn<ScheduleFieldsInput, unknown, z.output<typeof scheduleFieldsSchema>>
  start: ScheduleFormStart
}
