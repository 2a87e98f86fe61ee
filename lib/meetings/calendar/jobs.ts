import 'server-only'
import { calendarTasks } from '@/lib/meetings/rules/calendar-tasks'
import type { Job } from '@/lib/platform/queue'
import { removeLeavers } from './commands/remove-leavers'
import { renewWatches } from './commands/renew-watches'
import { syncCalendarEvents } from './commands/sync-calendar-events'
import { takeGoogleChanges } from './commands/take-google-changes'

export const jobs: Job[] = [
  { name: calendarTasks.event, cron: '* * * * *', atStart: true, run: syncCalendarEvents },
  { name: calendarTasks.changes, cron: '*/2 * * * *', run: takeGoogleChanges },
  { name: calendarTasks.watch, cron: '7 * * * *', run: renewWatches },
  { name: 'calendar.remove-left', cron: '*/10 * * * *', run: removeLeavers },
]
