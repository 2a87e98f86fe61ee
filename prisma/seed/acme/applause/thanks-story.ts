import type { ReactionKind } from '@/lib/applause/rules/reactions'
import type { PersonKey } from '@/prisma/seed/acme/people'

/** Thanks of the story: so many hours before the present, or on a day counted from today. */
export type ThanksStory = {
  by: PersonKey
  to: PersonKey[]
  category: string
  text: string
  isPrivate?: boolean
  toManager?: boolean
  reactions?: { [kind in ReactionKind]?: PersonKey[] }
  comments?: { by: PersonKey; text: string }[]
} & ({ hoursAgo: number } | { day: number })
