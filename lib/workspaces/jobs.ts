import 'server-only'
import type { Job } from '@/lib/platform/queue'
import { jobs as deletionJobs } from './deletion/jobs'
import { jobs as invoiceJobs } from './invoices/jobs'
import { jobs as registrationJobs } from './registrations/jobs'
import { jobs as trialJobs } from './trials/jobs'

export const jobs: Job[] = [...deletionJobs, ...invoiceJobs, ...registrationJobs, ...trialJobs]
