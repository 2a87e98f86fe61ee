import type { QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { Calendar } from './calendar'
import type { Cast } from './cast'
import type { PostOffice } from './post-office'
import type { Shelf } from './pen'
import type { Random } from './random'
import type { Timeline } from './timeline'

/** All that a scene needs: who plays, when, and where the letters go. */
export type Stage = {
  random: Random
  shelf: Shelf
  calendar: Calendar
  timeline: Timeline
  cast: Cast
  postOffice: PostOffice
  /** The questions of each review, as whoever answered first has seen them. */
  questions: Map<string, QuestionView[]>
}
