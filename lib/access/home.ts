import 'server-only'
import type { SharedReading } from '@/lib/platform/reading'
import type { Actor } from './actor'

export type Face = { memberId: string; name: string; pictureId: string | null }

/** One to-do of the viewer, in words that Home, the digest and reminders share. */
export type ToDo = {
  /** Its noun and verb, such as `review.answer`; decides the icon. */
  kind: string
  id: string
  title: string
  text: string
  dueAt: Date | null
  /** `dueAt` is when it starts, not a deadline. */
  isStart?: boolean
  /** Sorts here without being due, such as news about the viewer. */
  sortAt?: Date
  /** With the words before it: "Closed 3 days ago". */
  since: { lead: string; at: Date } | null
  href: string
  /** The label of the button: “Answer”, “Check in”. */
  verb: string
  /** Without a face an icon says what it is. */
  face?: Face | null
  /** A question that can be answered on Home itself. */
  question?: string | null
}

export const HOME_ROWS = 25

/** A module's to-dos, most urgent first, and a link to the rest. */
export type ToDoPart = { rows: ToDo[]; more: { href: string; label: string } | null }

/** A reading, so that Home asks the database once for all modules. */
export type Home = (actor: Actor) => SharedReading<ToDoPart>

export const nothingToDo: ToDoPart = { rows: [], more: null }
