import { adminsOnly } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { listChannels } from '@/lib/slack/channel/commands/list-channels'
import { listChannelsSchema } from '@/lib/slack/channel/schema'

/** The channels an Admin can choose. */
export const GET = memberRoute(
  listChannelsSchema,
  listChannels,
  adminsOnly('integrations.workspace', { stranger: 'none' }),
)
