import 'server-only'
import type { Digest } from '@/lib/access/digest'
import { listFollowUpReaders } from './queries/list-follow-up-reminders'
import { remindOfFollowUps } from './steps/remind-of-follow-ups'

/** Next steps that are due, and the follow-ups of the day. */
export const followUpsDigest: Digest = { listDue: listFollowUpReaders, remind: remindOfFollowUps }
