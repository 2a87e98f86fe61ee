import 'server-only'
import { readingSelect } from '@/lib/reviews/model/queries/find-readers'
import type { Prisma } from '@/lib/platform/db'
import { fullName } from '@/lib/members/rules'
import type { Identity } from '@/lib/reviews/model/rules/privacy'
import type { Names } from '@/lib/reviews/model/rules/readers'
import { isExternal, type Asker } from '@/lib/reviews/responses/queries/respondent-state'
import { privacyNotice } from '@/lib/reviews/responses/rules/privacy-notice'

const person = { select: { id: true, user: { select: { firstName: true, lastName: true, pictureId: true } } } } as const

/** The columns for creator, subject and privacy notice. */
export const askingSelect = {
  ...readingSelect,
  title: true,
  description: true,
  mayOptOut: true,
  mayEdit: true,
  maySeeOwn: true,
  mayDeclineFuture: true,
  hasReminders: true,
  nominationsApprover: true,
  series: { select: { frequency: true, nextOn: true } },
  workspace: { select: { name: true } },
  creator: person,
  takenFrom: person,
  subject: person,
  // A fixed order, because the sentence about them is compared.
  sharedTo: { orderBy: { memberId: 'asc' }, select: { member: person } },
} as const satisfies Prisma.ReviewSelect

type AskingReview = Prisma.ReviewGetPayload<{ select: typeof askingSelect }>

const nameOf = ({ user }: { user: { firstName: string; lastName: string } }) => fullName(user)

/** External reviewers are neither. */
function readerIn({ creator, subject }: AskingReview, memberId: string | undefined): Names['reader'] {
  if (memberId === undefined) return undefined
  return memberId === creator.id ? 'creator' : memberId === subject?.id ? 'subject' : undefined
}

/** `identity` differs between members and external reviewers; `memberId` is who reads the notice. */
export function askingOf(review: AskingReview, identity: Identity, memberId?: string) {
  const { title, description, anonymity, creator, subject, series, nominationsApprover: approver, ...settings } = review
  const shared = review.sharedTo.map(({ member }) => nameOf(member))
  const reader = readerIn(review, memberId)
  const names = { creator: nameOf(creator), subject: subject && nameOf(subject), shared, reader }
  return {
    title,
    description,
    anonymity,
    creatorName: names.creator,
    takenFromName: review.takenFrom && nameOf(review.takenFrom),
    creatorPictureId: creator.user.pictureId,
    subjectName: names.subject,
    workspaceName: review.workspace.name,
    privacyNotice: privacyNotice({
      ...settings,
      anonymity,
      names,
      identity,
      settings: { ...settings, hasShared: shared.length > 0 },
      frequency: series && series.nextOn !== null ? series.frequency : 'Once',
      nominations: approver && { approver },
    }),
  }
}

export const askingTo = (asker: Asker, review: AskingReview) =>
  isExternal(asker) ? askingOf(review, 'e-mail address') : askingOf(review, 'name', asker.memberId)
