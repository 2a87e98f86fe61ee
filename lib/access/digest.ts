import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Day } from '@/lib/shared/dates'

/** One thing that the morning mail reminds of. */
export type DigestLine = {
  /** The kind of notification it is: people who turn off its mail are not reminded of it. */
  about: string
  title: string
  text: string
  /** By when; null: there is no deadline. */
  dueAt: Date | null
  /** What happens then, as "Closes", where it is over after that. */
  ending: string | null
  /** A path of the product, and what to do there: "Check in". */
  href: string
  verb: string
}

/** The working day in the member's time zone, and the present. */
export type Morning = { day: Day; at: Date }

export type Reminded = { memberId: string; workspaceId: string; zone: string }

/** A module's part of the morning mail. */
export type Digest = {
  /** Members whose morning it is and who may be reminded of something. */
  listDue: (at: Date) => AsyncIterable<{ id: string; workspaceId: string }>
  /** The lines of a member's mail. It also writes the notifications in the product, in the caller's transaction. */
  remind: (tx: Tx, member: Reminded, morning: Morning) => Promise<DigestLine[]>
}
