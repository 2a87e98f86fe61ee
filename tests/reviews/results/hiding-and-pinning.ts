import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { hideAnswer } from '@/lib/reviews/results/commands/hide-answer'
import { pinAnswer } from '@/lib/reviews/results/commands/pin-answer'

/** Hides something that was written in answer to each of these questions, by what it says and never by who wrote it. */
export async function hideSome(creator: Actor, { id: reviewId }: { id: string }, hides: number[]) {
  for (const position of hides) {
    const answer = await db.answer.findFirst({
      where: { reviewId, question: { position }, text: { not: null }, hiddenAt: null, isCounted: true },
      orderBy: [{ relationship: 'asc' }, { text: 'asc' }, { score: 'asc' }],
    })
    if (answer) await hideAnswer(creator, { id: answer.id, reason: 'It only hurts.' })
  }
}

/** Pins what was written in answer to these questions, where it may be pinned, by what it says and in which group. */
export async function pinSome(creator: Actor, { id: reviewId }: { id: string }) {
  for (const position of [1, 2, 5]) {
    const answer = await db.answer.findFirst({
      where: { reviewId, question: { position }, text: { not: null }, hiddenAt: null, isCounted: true },
      orderBy: [{ relationship: 'desc' }, { text: 'desc' }, { score: 'desc' }],
    })
    if (answer) await pinAnswer(creator, { id: answer.id }).catch(() => null)
  }
}
