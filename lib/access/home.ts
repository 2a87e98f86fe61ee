import 'server-only'
import type { SharedReading } from '@/lib/platform/reading'
import type { Actor } from './actor'

/** Whose face a line shows. */
export type Face = { memberId: string; name: string; pictureId: string | null }

/** One thing that waits for the viewer, in words that Home, the digest and reminders can show as they are. */
export type ToDo = {
  /** What is to be done, by its noun: `review.answer`. It decides the icon. */
  kind: string
  id: string
  title: string
  text: string
  /** By when; null: there is no deadline. */
  dueAt: Date | null
  /** Since when, with the word before it: "Closed 3 days ago". */
  since: { lead: string; at: Date } | null
  href: string
  /** The one word of the button, or two: “Answer”, “Check in”. */
  verb: string
  /** Who asked or who it is with; left out or null: an icon says what it is. */
  face?: Face | null
  /** A question that can be answered on Home itself; left out or null: it leads elsewhere. */
  question?: string | null
}

/** How many things of a kind Home shows. */
export const HOME_ROWS = 6

/** What of a module waits for the viewer, most urgent first, and where the rest is when there is more than Home shows. */
export type ToDoPart = { rows: ToDo[]; more: { href: string; label: string } | null }

/** A reading, so that Home asks the database once for all modules. */
export type Home = (actor: Actor) => SharedReading<ToDoPart>

export const nothingToDo: ToDoPart = { rows: [], more: null }
