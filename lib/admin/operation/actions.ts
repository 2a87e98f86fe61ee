'use server'
import { refresh } from 'next/cache'
import { adminAction } from '@/lib/access/action'
import { superAdmins } from '@/lib/access/declaration'
import { retryAllMails } from './commands/retry-all-mails'
import { retryEvent } from './commands/retry-event'
import { retryMail } from './commands/retry-mail'
import { runJob } from './commands/run-job'
import { retryAllMailsSchema, retryEventSchema, retryMailSchema, runJobSchema } from './schema'

export const retryMailAction = adminAction(retryMailSchema, retryMail, superAdmins, refresh)
export const retryAllMailsAction = adminAction(retryAllMailsSchema, retryAllMails, superAdmins, refresh)
export const retryEventAction = adminAction(retryEventSchema, retryEvent, superAdmins, refresh)
export const runJobAction = adminAction(runJobSchema, runJob, superAdmins, refresh)
