import 'server-only'
import { readCommandLine } from '@/lib/slack/acts/rules/command-line'
import { aside, HELP_TEXT } from '@/lib/slack/acts/rules/messages'
import type { SlackActor, SlashCommandInput } from '@/lib/slack/acts/schema'
import { actAs, wayOn } from '@/lib/slack/acts/steps/act-as'
import { beginDialog } from '@/lib/slack/acts/steps/begin-dialog'
import { openDialog } from '@/lib/slack/acts/steps/call-slack'

export async function runSlashCommand(
  asker: SlackActor,
  { triggerId, text }: SlashCommandInput,
): Promise<object | null> {
  const { verb, ...begun } = readCommandLine(text)
  if (verb === 'help') return aside(HELP_TEXT)
  const outcome = await actAs('slack.command', asker, async (actor, here) =>
    openDialog(here, triggerId, await beginDialog(actor, verb, begun)),
  )
  return 'error' in outcome ? aside(outcome.error.message, wayOn(outcome.error)) : null
}
