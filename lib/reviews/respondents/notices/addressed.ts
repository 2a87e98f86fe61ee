import 'server-only'
import type { OutsideRecipient } from '@/lib/reviews/respondents/queries/list-outside-waiting'
import { addressIn } from '@/lib/platform/links'
import { outsideLinks } from '@/lib/reviews/responses/notices'

/** `endsAt` is theirs, where it may be another than the review's. */
type Member = { email: string; name: string; endsAt?: Date | null }

/** Whom a letter goes to, and what it leads them to. `endsAt` is their own end: of people outside that of their link. */
type Addressed = {
  endsAt: Date | null
  to: { address: string; name: string }
  props: { link: string; unsubscribeLink?: string }
}

/** A letter for each: members are led to the product, people outside to their own link. */
export const addressed = (
  { id, workspaceId }: { id: string; workspaceId: string },
  members: Member[],
  outside: OutsideRecipient[],
): Addressed[] => [
  ...members.map(({ email, name, endsAt = null }) => ({
    endsAt,
    to: { address: email, name },
    props: { link: addressIn(workspaceId, `/feedback/id/${id}`) },
  })),
  ...outside.map(({ email, name, code, expiresAt }) => ({
    endsAt: expiresAt,
    to: { address: email, name },
    props: outsideLinks(code),
  })),
]
