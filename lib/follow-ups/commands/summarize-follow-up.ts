import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { listFollowUpMaterial } from '@/lib/follow-ups/queries/list-follow-up-material'
import { ensureMeetings } from '@/lib/meetings/steps/lock-meeting'
import { listCovered } from '@/lib/meetings/summaries/queries/list-covered'
import { summarySubject } from '@/lib/meetings/summaries/rules'
import type { SummarizeMeetingInput } from '@/lib/meetings/summaries/schema'
import { saveSummary } from '@/lib/meetings/summaries/steps/save-summary'
import { writeDraft } from '@/lib/summaries/commands/write-draft'

/** Drafts and stores a summary of a follow-up or a range of its series; no transaction waits for the AI service. */
export async function summarizeFollowUp(actor: Actor, { id, pressId, range }: SummarizeMeetingInput) {
  ensureMeetings(actor, 'FOLLOW_UP')
  const covered = await listCovered(actor, 'FOLLOW_UP', { id, range })
  const sources = await listFollowUpMaterial(covered, actor.timeZone)
  const draft = await writeDraft(actor, { pressId, subject: summarySubject(id), task: 'meeting', sources })
  if (draft !== null) await saveSummary(actor, id, draft, covered)
  return { id }
}
