import { anybody } from '@/lib/access/declaration'
import { slackRoute } from '@/lib/access/route'
import { runSlashCommand } from '@/lib/slack/acts/commands/run-slash-command'
import { slashCommandSchema } from '@/lib/slack/acts/schema'

export const POST = slackRoute(slashCommandSchema, runSlashCommand, anybody)
