import { anybody } from '@/lib/access/declaration'
import { slackRoute } from '@/lib/access/route'
import { takeInteraction } from '@/lib/slack/acts/commands/take-interaction'
import { interactionSchema } from '@/lib/slack/acts/schema'

export const POST = slackRoute(interactionSchema, takeInteraction, anybody)
