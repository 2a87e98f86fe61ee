import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ReplaceRespondentInput } from '@/lib/reviews/respondents/schema'
import { transaction } from '@/lib/platform/db'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import { lateFault } from '@/lib/reviews/model/rules/running-review'
import { now } from '@/lib/platform/clock'
import { findAddedPeopleOf, findChosen, findRequestDetails } from '@/lib/reviews/respondents/queries/find-added-people'
import { findGroups } from '@/lib/reviews/respondents/queries/find-groups'
import { takeOut } from '@/lib/reviews/respondents/steps/take-out'
import { isBlind, exposureFault } from '@/lib/reviews/respondents/rules'
import { notWhileAnswersCount, askedAlready } from '@/lib/reviews/respondents/refusals'
import { askAddedPeople } from '@/lib/reviews/respondents/steps/ask-added-people'
import { respondentRemoved } from '@/lib/reviews/respondents/notices/respondent-changed'
import { respondentsAdded } from '@/lib/reviews/respondents/notices/respondents-added'

/** Keeps the draft of the replaced respondent. Replacing twice changes nothing. */
export const replaceRespondent = (actor: Actor, { id, assigneeId, memberId }: ReplaceRespondentInput) =>
  transaction(async (tx) => {
    const review = await lockOwnReview(tx, actor, id)
    const fault = lateFault(review, now())
    if (fault) throw fault
    const named = await findAddedPeopleOf(tx, review, [memberId], 'memberId')
    const relationships = named.map(({ relationship }) => relationship)
    const groups = await findGroups(tx, review, { added: relationships, goneId: assigneeId })
    const removed = await takeOut(tx, review, assigneeId, isBlind(review) ? notWhileAnswersCount() : null)
    if (removed === null) return { id }
    const { additions } = await findChosen(tx, review, { memberIds: [memberId], teamIds: [], tagIds: [] })
    if (additions.length === 0) throw askedAlready(named[0]?.name ?? '')
    const exposed = exposureFault(review, groups, 'memberId')
    if (exposed) throw exposed
    const added = await askAddedPeople(tx, review, additions)
    await respondentRemoved(tx, review, removed)
    await respondentsAdded(tx, review, added, await findRequestDetails(tx, id))
    return { id }
  })
