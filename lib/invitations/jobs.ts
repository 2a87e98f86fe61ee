import 'server-only'
import type { Job } from '@/lib/platform/queue'
import { jobs as importJobs } from './imports/jobs'
import { jobs as reminderJobs } from './reminders/jobs'
import { jobs as seatJobs } from './seats/jobs'
import { jobs as slackJobs } from './slack/jobs'

export const jobs: Job[] = [...reminderJobs, ...importJobs, ...slackJobs, ...seatJobs]
