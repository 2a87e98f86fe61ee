import 'server-only'
import type { InteractionInput, SlackActor } from '@/lib/slack/acts/schema'
import { openShortcut } from './open-shortcut'
import { pressButton } from './press-button'
import { submitDialog } from './submit-dialog'

export async function takeInteraction(asker: SlackActor, sent: InteractionInput): Promise<object | null> {
  if (sent.type === 'block_actions') return pressButton(asker, sent)
  if (sent.type === 'shortcut') return openShortcut(asker, sent)
  return sent.type === 'view_submission' ? submitDialog(asker, sent) : null
}
