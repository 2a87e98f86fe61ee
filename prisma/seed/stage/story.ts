import type { FormatKey } from '@/lib/reviews/drafting/rules/format-keys'
import type { PersonKey, TeamKey } from './people/roster'
import type { StoryQuestion } from './questions'

/** What a form of the story asks, in which words and of whom. Days are counted from today: -3 is three days ago. */
export type StoryForm = {
  title: string
  description?: string
  by: PersonKey
  format: FormatKey
  about?: PersonKey
  questions: StoryQuestion[]
  people?: PersonKey[]
  teams?: TeamKey[]
  emails?: string[]
  isAnonymous?: boolean
  /** Whom it is about reads the answers without names. */
  isConfidential?: boolean
  /** How many peers whom it is about may propose; the creator decides. */
  nominations?: { min: number; max: number }
  /** Who reads results besides the creator; a subject who did not ask themselves is one unless this says otherwise. */
  readers?: { subject?: boolean; manager?: boolean; admins?: boolean; shared?: PersonKey[] }
  /** The day it closes, at 17:00; none: it stays open. */
  closes?: number
  /** It comes again every week, and each round is open for so many days. */
  weekly?: { openDays: number }
}

/** A draft that was left lying on `written`, or waits to be sent in the morning of the next Monday. */
export type StoryDraft = StoryForm & { written: number; goesOut?: 'next Monday' }

export type StoryReview = StoryForm & {
  sent: number
  released?: number
  /** What its subject wrote back after reading it, perhaps nothing; without it they have not said that they read it. */
  reply?: string
  /** How many colleagues and how many people outside have answered by the close, or by now. */
  answered: number
  answeredOutside?: number
  /** Colleagues who must not be among them: they looked, began to write, or opted out. */
  pending?: PersonKey[]
  halfway?: PersonKey[]
  declined?: PersonKey[]
  /** The day from which nobody can answer for a while. */
  paused?: number
  /** Somebody who asked for more time, and the day until which they were given it. */
  moreTime?: { who: PersonKey; until: number }
  /** Whom its subject proposed, and those of them who were approved by now. */
  proposed?: { people: PersonKey[]; approved: PersonKey[] }
  /** Words that are kept from every reader before the release, found by a few of them. */
  hides?: { words: string; reason: string }
  /** Words of the answers its creator pins. */
  pins?: string[]
}

/** A form about several people at once: one review of each, which ends in its own way. */
export type StoryRound = Omit<StoryForm, 'about' | 'questions'> & {
  sent: number
  subjects: (Pick<StoryReview, 'questions' | 'answered' | 'released' | 'reply'> & { about: PersonKey })[]
}

/** A form that comes again every week, from the Monday so many weeks ago; each week people answer in their own way. */
export type StorySeries = Omit<StoryForm, 'questions'> & {
  weekly: { openDays: number }
  weeksAgo: number
  weeks: Pick<StoryReview, 'questions' | 'answered'>[]
  /** How many have answered the round that is running, and who has not. */
  running: Pick<StoryReview, 'answered' | 'pending'>
}
