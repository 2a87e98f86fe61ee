import 'server-only'
import type { Job } from '@/lib/platform/queue'
import { jobs as payingJobs } from './paying/jobs'

export const jobs: Job[] = [...payingJobs]
