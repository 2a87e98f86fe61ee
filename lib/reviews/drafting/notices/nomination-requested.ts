import 'server-only'
import type { ZonedColleague } from '@/lib/reviews/model/queries/find-audiences'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { boundsInWords, type NominationBounds } from '@/lib/reviews/model/rules/nomination-bounds'
import { tell } from '@/lib/notifications/tell'
import { fullName } from '@/lib/members/rules'
import { addressIn } from '@/lib/platform/links'
import { queueMail } from '@/lib/notifications/outbox'
import { formatDateTime } from '@/lib/shared/dates'

/** `nomination.requested`: tells the subject, once, that they may nominate respondents. */
export async function nominationRequested(
  tx: Tx,
  actor: Actor,
  subject: ZonedColleague,
  review: { id: string; title: string; bounds: NominationBounds; closesAt: Date | null },
) {
  const { workspaceId, workspaceName } = actor
  const { id, title, bounds, closesAt } = review
  const key = `nomination.requested:${id}`
  const link = `/feedback/id/${id}/nominations`
  const message = `Nominate ${boundsInWords(bounds)} to give you feedback: ${title}`
  await tell(tx, workspaceId, [{ memberId: subject.memberId, type: 'Review', objectId: id, key, message, link }])
  const props = {
    askerName: fullName(actor),
    reviewTitle: title,
    howMany: boundsInWords(bounds),
    closesOn: closesAt && formatDateTime(closesAt, subject.timeZone, true),
    workspaceName,
    link: addressIn(workspaceId, link),
  }
  const to = { address: subject.email, name: subject.name }
  await queueMail(tx, workspaceId, [{ event: 'nomination.requested', key: id, to, from: actor.memberId, props }])
}
