import { anybody } from '@/lib/access/declaration'
import { slackRoute } from '@/lib/access/route'
import { takeInteraction } from '@/lib/slack/acts/commands/take-interaction'
import { interactionSchema } from '@/lib/slack/acts/schema'

/** Buttons, shortcuts and dialogs in Slack. */
export const POST = slackRoute(interactionSchema, takeInteraction, anybody)
