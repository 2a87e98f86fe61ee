'use server'
import { memberAction } from '@/lib/access/action'
import { recordOpening } from './commands/record-opening'
import { recordOpeningSchema } from './schema'

export const recordOpeningAction = memberAction(recordOpeningSchema, recordOpening)
