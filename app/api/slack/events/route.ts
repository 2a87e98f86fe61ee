import { anybody } from '@/lib/access/declaration'
import { slackRoute } from '@/lib/access/route'
import { takeSlackEvent } from '@/lib/slack/acts/commands/take-slack-event'
import { slackEventSchema } from '@/lib/slack/acts/schema'

export const POST = slackRoute(slackEventSchema, takeSlackEvent, anybody)
