import { letter } from '@/emails/_parts/letter'

export const reviewLetters = {
  'nomination.proposed': letter(() => import('./nomination-proposed'), { about: 'Review' }),
  'nomination.requested': letter(() => import('./nomination-requested'), { about: 'Review' }),
  'note.given': letter(() => import('./note-given'), { about: 'Review' }),
  'review.answered': letter(() => import('./review-answered'), { about: 'Review' }),
  'review.closed': letter(() => import('./review-closed'), { about: 'Review' }),
  'review.held-back': letter(() => import('./review-held-back'), { about: 'Review' }),
  'review.nudged': letter(() => import('./review-nudged'), { about: 'Review', isForUnanswered: true }),
  'review.paused': letter(() => import('./review-paused'), { about: 'Review', isForUnanswered: true }),
  'review.prolonged': letter(() => import('./review-prolonged'), { about: 'Review', isForUnanswered: true }),
  'review.readable': letter(() => import('./review-readable'), { about: 'Review' }),
  'review.released': letter(() => import('./review-released'), { about: 'Review' }),
  'review.reminded': letter(() => import('./review-reminded'), { about: 'Review', isForUnanswered: true }),
  'review.requested': letter(() => import('./review-requested'), { about: 'Review' }),
  'review.shared': letter(() => import('./review-shared'), { about: 'Review' }),
  'round.closed': letter(() => import('./round-closed'), { about: 'Review' }),
  'round.requested': letter(() => import('./round-requested'), { about: 'Review' }),
  'series.ended': letter(() => import('./series-ended'), { about: 'Review' }),
}
