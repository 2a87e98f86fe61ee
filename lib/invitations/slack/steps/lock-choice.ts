import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { listClosed, stillListing } from '@/lib/invitations/imports/refusals'
import { lockImport } from '@/lib/invitations/imports/steps/lock-import'
import { notFromSlack } from '@/lib/invitations/slack/refusals'
import type { Tx } from '@/lib/platform/db'

/** Locks a Slack import while people are selected. Throws not-found, forbidden, and conflict for others. */
export async function lockChoice(tx: Tx, actor: Actor, id: string) {
  const held = await lockImport(tx, actor, id)
  if (held.source !== 'SLACK') throw notFromSlack()
  if (held.status === 'LISTING') throw stillListing()
  if (held.status !== 'CHECKING') throw listClosed(held.status)
  return held
}
