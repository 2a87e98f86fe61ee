import 'server-only'
import type { Digest } from '@/lib/access/digest'
import { listOneOnOneReaders } from './queries/list-one-on-one-reminders'
import { remindOfOneOnOnes } from './steps/remind-of-one-on-ones'

/** Action items that are due, the one-on-ones of the day, and once a week what slips. */
export const oneOnOnesDigest: Digest = { listDue: listOneOnOneReaders, remind: remindOfOneOnOnes }
