'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { othersFindNothing } from '@/lib/access/declaration'
import { rescheduleOneOnOnes } from './commands/reschedule-one-on-ones'
import { rescheduleOneOnOnesSchema } from './schema'

export const rescheduleOneOnOnesAction = memberAction(
  rescheduleOneOnOnesSchema,
  rescheduleOneOnOnes,
  othersFindNothing('one-on-ones.write'),
  refresh,
)
