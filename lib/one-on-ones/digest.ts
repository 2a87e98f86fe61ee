import 'server-only'
import type { Digest } from '@/lib/access/digest'
import { listOneOnOneReaders } from './queries/list-one-on-one-reminders'
import { remindOfOneOnOnes } from './steps/remind-of-one-on-ones'

/** Due items, today's one-on-ones, and the weekly nudge. */
export const oneOnOnesDigest: Digest = { listDue: listOneOnOneReaders, remind: remindOfOneOnOnes }
