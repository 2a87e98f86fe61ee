import { planDraft, planReview } from '@/prisma/seed/stage/direct'
import { planRound } from '@/prisma/seed/stage/reviews/rounds'
import { planSeries } from '@/prisma/seed/stage/reviews/series'
import type { Stage } from '@/prisma/seed/stage/stage'
import { drafts } from './drafts'
import { firstMonths } from './first-months'
import { lastMonths } from './last-months'
import { middleMonths } from './middle-months'
import { planQuickWords } from './quick-words'
import { circles, mondays } from './rounds'
import { running } from './running'
import { turns, waiting } from './turns'

/** All the feedback at Acme, from the first form to what is a draft today. */
export function planReviews(stage: Stage) {
  for (const story of [...firstMonths, ...middleMonths, ...lastMonths, ...turns, ...running]) planReview(stage, story)
  planRound(stage, circles)
  planSeries(stage, mondays)
  for (const story of [...drafts, waiting]) planDraft(stage, story)
  planQuickWords(stage)
}
