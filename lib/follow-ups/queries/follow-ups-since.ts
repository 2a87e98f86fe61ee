import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { heldTogetherReading } from '@/lib/meetings/queries/held-together'
import { mapReading } from '@/lib/platform/reading'

const SUGGESTED = 3

/** Talking points: follow-ups these people completed together since a moment. */
export const followUpsSinceReading = (actor: Actor, memberIds: readonly string[], since: Date) =>
  mapReading(heldTogetherReading(actor, { kind: 'FOLLOW_UP', memberIds, since, most: SUGGESTED }), (rows) =>
    rows.map(({ title: text, href: link }) => ({ text, link, why: 'Follow-up completed' })),
  )
