import 'server-only'
import { jobs as badgeJobs } from '@/lib/badges/jobs'
import { jobs as billingJobs } from '@/lib/billing/jobs'
import { jobs as celebrationJobs } from '@/lib/celebrations/jobs'
import { jobs as followUpJobs } from '@/lib/follow-ups/jobs'
import { jobs as goalJobs } from '@/lib/goals/jobs'
import { jobs as integrationJobs } from '@/lib/integrations/jobs'
import { jobs as invitationJobs } from '@/lib/invitations/jobs'
import { jobs as meetingJobs } from '@/lib/meetings/jobs'
import { jobs as memberJobs } from '@/lib/members/jobs'
import { jobs as notificationJobs } from '@/lib/notifications/jobs'
import { jobs as oneOnOneJobs } from '@/lib/one-on-ones/jobs'
import type { Job } from '@/lib/platform/queue'
import { jobs as reviewJobs } from '@/lib/reviews/jobs'
import { jobs as slackJobs } from '@/lib/slack/jobs'
import { jobs as templateJobs } from '@/lib/templates/jobs'
import { jobs as workspaceJobs } from '@/lib/workspaces/jobs'
import { jobs as accountJobs } from './jobs'

export const allJobs: Job[] = [
  ...notificationJobs,
  ...memberJobs,
  ...invitationJobs,
  ...integrationJobs,
  ...billingJobs,
  ...workspaceJobs,
  ...reviewJobs,
  ...goalJobs,
  ...meetingJobs,
  ...followUpJobs,
  ...oneOnOneJobs,
  ...templateJobs,
  ...badgeJobs,
  ...celebrationJobs,
  ...slackJobs,
  ...accountJobs,
]
