import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureMeetings } from '@/lib/meetings/steps/lock-meeting'
import { listCovered } from '@/lib/meetings/summaries/queries/list-covered'
import { summarySubject } from '@/lib/meetings/summaries/rules'
import type { SummarizeMeetingInput } from '@/lib/meetings/summaries/schema'
import { saveSummary } from '@/lib/meetings/summaries/steps/save-summary'
import { getOneOnOneMaterial } from '@/lib/one-on-ones/drafts/queries/get-one-on-one-material'
import { writeDraft } from '@/lib/summaries/commands/write-draft'

/** Drafts and stores a summary of a one-on-one or a range of its series; no transaction waits for the AI service. */
export async function summarizeOneOnOne(actor: Actor, { id, pressId, range }: SummarizeMeetingInput) {
  ensureMeetings(actor, 'ONE_ON_ONE')
  const covered = await listCovered(actor, 'ONE_ON_ONE', { id, range })
  const sources = await getOneOnOneMaterial(actor, id, covered)
  const draft = await writeDraft(actor, { pressId, subject: summarySubject(id), task: 'meeting', sources })
  if (draft !== null) await saveSummary(actor, id, draft, covered)
  return { id }
}
