import 'server-only'
import type { Day } from '@/lib/shared/dates'
import type { Tx } from '@/lib/platform/tx'
import { reminderEndInWords } from '@/lib/scheduling/rules'
import { zoneName } from '@/lib/shared/zone-names'
import { externalLinks } from '@/lib/reviews/responses/notices'
import { reviewerCode } from '@/lib/access/reviewer'
import { queueMail } from '@/lib/notifications/outbox'

type Reminded = { assigneeId: string; email: string; name: string; workspaceId: string; workspaceName: string }
type Waiting = {
  title: string
  creatorId: string
  askerName: string
  subjectName: string | null
  isQuick: boolean
  timeZone: string
  endsAt: Date | null
}
type Morning = { day: Day; at: Date }

/** `review.reminded`: mails one external reviewer the link of their first mail. */
export function externalReviewerReminded(tx: Tx, person: Reminded, review: Waiting, { day, at }: Morning) {
  const { assigneeId, email: address, name, workspaceId, workspaceName } = person
  const { title, creatorId, askerName, subjectName, isQuick, timeZone, endsAt } = review
  const closes = endsAt && `${reminderEndInWords(endsAt, at, timeZone)} (${zoneName(timeZone)})`
  const links = externalLinks(reviewerCode(assigneeId))
  const props = {
    askerName,
    reviewTitle: title,
    subjectName,
    isQuick,
    closes,
    endsAt: endsAt?.toISOString() ?? null,
    ...links,
    workspaceName,
  }
  return queueMail(tx, workspaceId, [
    { event: 'review.reminded', key: `${assigneeId}:${day}`, to: { address, name }, from: creatorId, props },
  ])
}
