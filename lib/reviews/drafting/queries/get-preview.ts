import 'server-only'
import type { FormContent } from '@/lib/reviews/model/schema'
import type { Actor } from '@/lib/access/actor'
import { identityIn, soleSubjectOf } from '@/lib/reviews/model/rules/audience'
import { sharedReaders, draftReaders } from '@/lib/reviews/drafting/rules/draft-faults'
import { db } from '@/lib/platform/db'
import { fullName } from '@/lib/members/rules'
import { draftPreview, type FormPreview } from '@/lib/reviews/drafting/rules/form-preview'
import { getDraft } from './get-draft'
import { privacyNotice } from '@/lib/reviews/responses/rules/privacy-notice'
import { askingSelect, askingOf } from '@/lib/reviews/responses/queries/asking-review'
import { questionSelect } from '@/lib/reviews/model/queries/list-questions'

async function namesIn(content: FormContent, actor: Actor) {
  const subjectId = soleSubjectOf(content, actor.memberId)
  const sharedIds = sharedReaders(content, actor.memberId)
  const ids = [...sharedIds, ...(subjectId === null ? [] : [subjectId])]
  const members = await db.member.findMany({
    where: { workspaceId: actor.workspaceId, id: { in: ids } },
    select: { id: true, user: { select: { firstName: true, lastName: true } } },
  })
  const byId = new Map(members.map(({ id, user }) => [id, fullName(user)]))
  return {
    creator: fullName(actor),
    subject: byId.get(subjectId ?? '') ?? null,
    shared: sharedIds.flatMap((id) => byId.get(id) ?? []),
  }
}

/** Shows the creator what respondents see, before and after sending. */
export async function getPreview(actor: Actor, id: string): Promise<FormPreview> {
  const draft = await getDraft(actor, id)
  if (draft) {
    const { content } = draft
    const settings = draftReaders(content, actor.memberId)
    const names = await namesIn(content, actor)
    return {
      ...draftPreview(content),
      privacyNotice: privacyNotice({ ...content, settings, names, identity: identityIn(content) }),
    }
  }
  const sent = await db.review.findFirstOrThrow({
    relationLoadStrategy: 'join',
    where: { id, workspaceId: actor.workspaceId },
    select: {
      ...askingSelect,
      questions: { select: questionSelect, orderBy: { position: 'asc' } },
      assignees: { where: { removedAt: null }, orderBy: { memberId: 'asc' }, take: 1, select: { memberId: true } },
    },
  })
  // Members come first, so that without one only external reviewers are asked.
  const [first] = sent.assignees
  const {
    title,
    description,
    anonymity,
    privacyNotice: sentences,
  } = askingOf(sent, first?.memberId === null ? 'e-mail address' : 'name')
  return { title, description, anonymity, privacyNotice: sentences, questions: sent.questions }
}
