import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { limit } from '@/lib/access/limits'
import { findAiSettings } from '@/lib/platform/ai/ai-settings'
import { askAi } from '@/lib/platform/ai/ask-ai'
import { db } from '@/lib/platform/db'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import type { Limit } from '@/lib/platform/rate-limit'
import {
  aiBusy,
  aiRefused,
  aiUnavailable,
  answerUnusable,
  noSuchSummary,
  nothingToSummarize,
} from '@/lib/summaries/refusals'
import { readAnswer } from '@/lib/summaries/rules/check-answer'
import { draftSizes } from '@/lib/summaries/rules/draft-sizes'
import {
  answerShape,
  fitting,
  instructionsFor,
  materialOf,
  tokensOf,
  type DraftTask,
  type Source,
} from '@/lib/summaries/rules/prompt'
import type { Draft } from '@/lib/summaries/schema'
import { reserveRequest } from '@/lib/summaries/steps/reserve-request'
import { returnRequest, settleRequest } from '@/lib/summaries/steps/settle-request'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'

const perMinute: Limit = { name: 'ai', points: 10, seconds: 60 }

/** A draft request; `subject` identifies it to the waiting page, and `unreadCount` are sources beyond these. */
export type DraftOrder = {
  pressId: string
  subject: string
  task: DraftTask
  sources: readonly Source[]
  unreadCount?: number
}

function refusalOf({ kind, retryAfterSeconds }: ProviderFailure) {
  if (kind === 'unavailable') return aiUnavailable()
  return kind === 'rate-limited' ? aiBusy(retryAfterSeconds) : aiRefused()
}

/**
 * Drafts from these sources on the actor's quota; null if already answered. Throws without sources; service failures
 * cost nothing.
 */
export async function writeDraft(actor: Actor, order: DraftOrder): Promise<Draft | null> {
  const { pressId, subject, task, unreadCount = 0 } = order
  const settings = findAiSettings()
  if (settings === null || !isSwitchedOn(actor, 'Ai')) throw noSuchSummary()
  const { kept, leftOutCount } = fitting(order.sources)
  if (kept.length === 0) throw nothingToSummarize()
  await limit(perMinute, actor.userId)
  const asked = { instructions: instructionsFor(task), material: materialOf(kept) }
  const sent = tokensOf(asked.instructions, asked.material)
  const request = { pressId, subject, tokens: sent + draftSizes.answerTokens }
  if (!(await reserveRequest(db, actor, request))) return null
  const answer = await askAi(settings, { ...asked, answer: answerShape, maxTokens: draftSizes.answerTokens })
  if (answer instanceof ProviderFailure) {
    await returnRequest(db, actor, { pressId, tokens: 0 })
    throw refusalOf(answer)
  }
  const used = { pressId, tokens: answer.tokens ?? sent + tokensOf(answer.text) }
  const draft = readAnswer(answer.json, kept, leftOutCount + unreadCount)
  if (draft === null || draft.sentences.length === 0) {
    await returnRequest(db, actor, used)
    throw answerUnusable()
  }
  await settleRequest(db, actor, used)
  return draft
}
