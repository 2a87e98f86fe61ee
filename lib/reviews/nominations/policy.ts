import 'server-only'
import type { Actor } from '@/lib/access/actor'

export const canNominate = (actor: Actor, review: { subjectId: string | null }) => review.subjectId === actor.memberId

export const canDecideNominations = (actor: Actor, deciderIds: readonly string[]) => deciderIds.includes(actor.memberId)
