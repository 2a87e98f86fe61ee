import 'server-only'
import type { Actor } from './actor'

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
  /** The words of the button. */
  verb: string
  /** A question that can be answered on Home itself; left out or null: it leads elsewhere. */
  question?: string | null
}

/** How many things of a kind Home shows. */
export const HOME_ROWS = 6

/** What of a module waits for the viewer, most urgent first, and where the rest is when there is more than Home shows. */
export type ToDoPart = { rows: ToDo[]; more: { href: string; label: string } | null }

export type Home = (actor: Actor) => Promise<ToDoPart>
