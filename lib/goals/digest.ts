import 'server-only'
import type { Digest } from '@/lib/access/digest-lines'
import { listMembersToRemind } from './queries/list-reminders'
import { remindOfGoals } from './steps/remind-of-goals'

export const goalsDigest: Digest = { listDue: listMembersToRemind, remind: remindOfGoals }
