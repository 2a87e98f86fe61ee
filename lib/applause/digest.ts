import 'server-only'
import type { Digest } from '@/lib/access/digest'
import { listPeopleToThank } from './queries/list-applause-reminders'
import { remindOfApplause } from './steps/remind-of-applause'

/** The public applause of the week, where the workspace wants it, and people nobody has thanked for long. */
export const applauseDigest: Digest = { listDue: listPeopleToThank, remind: remindOfApplause }
