import 'server-only'
import type { Actor } from '@/lib/access/actor'

/** Whom it is about proposes, and nobody in their name. */
export const canNominate = (actor: Actor, review: { subjectId: string | null }) => review.subjectId === actor.memberId

/** `deciderIds` as the rules name them. */
export const canDecideNominations = (actor: Actor, deciderIds: readonly string[]) => deciderIds.includes(actor.memberId)
