import 'server-only'
import type { Job } from '@/lib/platform/queue'
import { jobs as actJobs } from './acts/jobs'
import { jobs as channelJobs } from './channel/jobs'
import { jobs as messageJobs } from './messages/jobs'

export const jobs: Job[] = [...messageJobs, ...channelJobs, ...actJobs]
