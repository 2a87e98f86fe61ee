import 'server-only'
import type { Job } from '@/lib/platform/queue'
import { disconnectLeavers } from './commands/disconnect-leavers'
import { revokeAccounts } from './tasks/commands/revoke-accounts'

export const jobs: Job[] = [
  { name: 'integration.revoke', cron: '* * * * *', run: revokeAccounts },
  { name: 'integration.end-left', cron: '*/10 * * * *', run: disconnectLeavers },
]
