import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Day } from '@/lib/shared/dates'

export type DigestLine = {
  /** The kind of notification, whose mail people can turn off. */
  about: string
  title: string
  text: string
  dueAt: Date | null
  /** What happens at that time if it closes then: "Closes". */
  ending: string | null
  /** A path of the product; the verb is, for example, "Check in". */
  href: string
  verb: string
  /** Listed beside other lines, it brings no mail alone. */
  isBeside?: true
}

export type Morning = { day: Day; at: Date }

export type Reminded = { memberId: string; workspaceId: string; zone: string }

export type Digest = {
  /** Members whose local morning it is and who may have something due. */
  listDue: (at: Date) => AsyncIterable<{ id: string; workspaceId: string }>
  /** Returns a member's lines and writes their in-product notifications in the caller's transaction. */
  remind: (tx: Tx, member: Reminded, morning: Morning) => Promise<DigestLine[]>
}
