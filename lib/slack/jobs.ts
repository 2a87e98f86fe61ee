import 'server-only'
import type { Job } from '@/lib/platform/queue'
import { jobs as actJobs } from './acts/jobs'

export const jobs: Job[] = [...actJobs]
