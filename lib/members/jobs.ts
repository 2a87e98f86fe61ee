import 'server-only'
import type { Job } from '@/lib/platform/queue'
import { jobs as secondFactorJobs } from './second-factor/jobs'
import { jobs as sessionJobs } from './sessions/jobs'

export const jobs: Job[] = [...sessionJobs, ...secondFactorJobs]
