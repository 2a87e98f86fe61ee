import 'server-only'
import { settled } from '@/lib/access/outcome'
import { noticeDialog, verbOf } from '@/lib/slack/acts/rules/dialogs'
import type { ShortcutInput, SlackActor } from '@/lib/slack/acts/schema'
import { actAs, wayOn } from '@/lib/slack/acts/steps/act-as'
import { beginDialog } from '@/lib/slack/acts/steps/begin-dialog'
import { openDialog } from '@/lib/slack/acts/steps/call-slack'

const nothing = { users: [], words: '' }

export async function openShortcut(asker: SlackActor, { triggerId, callbackId }: ShortcutInput): Promise<null> {
  const verb = verbOf(callbackId)
  if (verb === null) return null
  const outcome = await actAs('slack.shortcut', asker, async (actor, here) =>
    openDialog(here, triggerId, await beginDialog(actor, verb, nothing)),
  )
  if (!('error' in outcome) || outcome.here === null) return null
  const notice = noticeDialog(outcome.error.message, wayOn(outcome.error))
  await settled('slack.shortcut', openDialog(outcome.here, triggerId, notice))
  return null
}
