import 'server-only'
import type { Job } from '@/lib/platform/queue'
import { fetchPictures } from './commands/fetch-pictures'
import { listSlackPeople } from './commands/list-slack-people'
import { LIST_TASK, PICTURE_TASK } from './rules'

export const jobs: Job[] = [
  { name: LIST_TASK, cron: '* * * * *', run: listSlackPeople },
  { name: PICTURE_TASK, cron: '* * * * *', run: fetchPictures },
]
