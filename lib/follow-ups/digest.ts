import 'server-only'
import type { Digest } from '@/lib/access/digest-lines'
import { listFollowUpReaders } from './queries/list-follow-up-reminders'
import { remindOfFollowUps } from './steps/remind-of-follow-ups'

export const followUpsDigest: Digest = { listDue: listFollowUpReaders, remind: remindOfFollowUps }
