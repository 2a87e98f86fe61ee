import 'server-only'
import type { Job } from '@/lib/platform/queue'
import { jobs as sessionJobs } from './sessions/jobs'
import { jobs as signInJobs } from './sign-in/jobs'

export const jobs: Job[] = [...sessionJobs, ...signInJobs]
