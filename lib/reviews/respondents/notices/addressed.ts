import 'server-only'
import type { ExternalRecipient } from '@/lib/reviews/respondents/queries/list-external-waiting'
import { addressIn } from '@/lib/platform/links'
import { externalLinks } from '@/lib/reviews/responses/notices'

/** `endsAt` is their extension, if any. */
type Member = { email: string; name: string; timeZone: string; endsAt?: Date | null }

/** `endsAt` is their own end; an external reviewer's link ends then. */
type Addressed = {
  endsAt: Date | null
  /** A member's own; null: the review's. */
  timeZone: string | null
  to: { address: string; name: string }
  props: { link: string; unsubscribeLink?: string; subjectName?: string | null }
}

/** Members get a link to the product, external reviewers their own link. */
export const addressed = (
  { id, workspaceId }: { id: string; workspaceId: string },
  members: Member[],
  outside: ExternalRecipient[],
): Addressed[] => [
  ...members.map(({ email, name, timeZone, endsAt = null }) => ({
    endsAt,
    timeZone,
    to: { address: email, name },
    props: { link: addressIn(workspaceId, `/feedback/id/${id}`) },
  })),
  ...outside.map(({ email, name, code, expiresAt, subjectName }) => ({
    endsAt: expiresAt,
    timeZone: null,
    to: { address: email, name },
    props: { ...externalLinks(code), subjectName },
  })),
]
