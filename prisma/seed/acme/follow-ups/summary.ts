import type { Actor } from '@/lib/access/actor'
import { listFollowUpMaterial } from '@/lib/follow-ups/queries/list-follow-up-material'
import { listCovered } from '@/lib/meetings/summaries/queries/list-covered'
import { saveSummary } from '@/lib/meetings/summaries/steps/save-summary'
import { readAnswer } from '@/lib/summaries/rules/check-answer'
import type { SummaryStory } from './stories'

/** Keeps a summary of a follow-up as an AI service would have drafted it, checked like any answer of one. */
export async function summarize(actor: Actor, id: string, { sentences, actionItems }: SummaryStory) {
  const covered = await listCovered(actor, 'FOLLOW_UP', { id, range: 'this' })
  const sources = await listFollowUpMaterial(covered, actor.timeZone)
  const numberOf = (words: string) => sources.findIndex(({ text }) => text.includes(words)) + 1
  const answer = {
    sentences: sentences.map(({ text, from }) => ({ text, sources: from.map(numberOf) })),
    actionItems: actionItems.map(({ title, from }) => ({ title, source: numberOf(from) })),
  }
  const draft = readAnswer(answer, sources, 0)
  if (draft) await saveSummary(actor, id, draft, covered)
}
