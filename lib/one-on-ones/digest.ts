import 'server-only'
import type { Digest } from '@/lib/access/digest-lines'
import { listOneOnOneReaders } from './queries/list-one-on-one-reminders'
import { remindOfOneOnOnes } from './steps/remind-of-one-on-ones'

export const oneOnOnesDigest: Digest = { listDue: listOneOnOneReaders, remind: remindOfOneOnOnes }
