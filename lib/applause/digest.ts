import 'server-only'
import type { Digest } from '@/lib/access/digest-lines'
import { listPeopleToThank } from './queries/list-applause-reminders'
import { remindOfApplause } from './steps/remind-of-applause'

export const applauseDigest: Digest = { listDue: listPeopleToThank, remind: remindOfApplause }
