import type { FormatKey } from '@/lib/reviews/formats/schema'
import type { PersonKey, TeamKey } from '../acme/people'
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
  /** Who reads results besides the creator; a subject who did not ask themselves is one unless this says otherwise. */
  readers?: { subject?: boolean; manager?: boolean; admins?: boolean; shared?: PersonKey[] }
  /** The day it closes, at 17:00; none: it stays open. */
  closes?: number
}

/** A draft that was left lying on `written`. */
export type StoryDraft = StoryForm & { written: number }

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
}
