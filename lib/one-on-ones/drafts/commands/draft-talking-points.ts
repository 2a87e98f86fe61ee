import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureMeetings } from '@/lib/meetings/steps/lock-meeting'
import { getNextAgendaMaterial } from '@/lib/one-on-ones/drafts/queries/get-one-on-one-material'
import type { DraftTalkingPointsInput } from '@/lib/one-on-ones/drafts/schema'
import { writeDraft } from '@/lib/summaries/commands/write-draft'
import { alreadyWriting } from '@/lib/summaries/refusals'
import type { Draft } from '@/lib/summaries/schema'

/** Drafts talking points for the asker only; nothing is stored. */
export async function draftTalkingPoints(actor: Actor, { id, pressId }: DraftTalkingPointsInput): Promise<Draft> {
  ensureMeetings(actor, 'ONE_ON_ONE')
  const sources = await getNextAgendaMaterial(actor, id)
  const draft = await writeDraft(actor, { pressId, subject: `pair:${id}`, task: 'talking-points', sources })
  if (draft === null) throw alreadyWriting()
  return draft
}
