import 'server-only'
import type { Job } from '@/lib/platform/queue'
import { jobs as deletionJobs } from './deletion/jobs'
import { jobs as registrationJobs } from './registrations/jobs'
import { jobs as reminderJobs } from './reminders/jobs'

export const jobs: Job[] = [...deletionJobs, ...registrationJobs, ...reminderJobs]
