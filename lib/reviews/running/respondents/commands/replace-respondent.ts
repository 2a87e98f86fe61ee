import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { holdOwnReview } from '@/lib/reviews/running/queries'
import { lateFault } from '@/lib/reviews/running/rules'
import { findGroups } from '@/lib/reviews/running/respondents/groups/queries'
import { findChosen, findNewcomersOf, findPromise } from '@/lib/reviews/running/respondents/newcomers/queries'
import { respondentRemoved, respondentsAdded } from '@/lib/reviews/running/respondents/notices'
import { askedAlready, notWhileAnswersCount } from '@/lib/reviews/running/respondents/refusals'
import { exposureFault, isBlind } from '@/lib/reviews/running/respondents/rules'
import type { ReplaceRespondentInput } from '@/lib/reviews/running/respondents/schema'
import { askNewcomers } from './ask-newcomers'
import { takeOut } from './take-out'

/** Asks somebody else in the place of one person, whose draft is kept. Replacing twice changes nothing. */
export const replaceRespondent = (actor: Actor, { id, assigneeId, memberId }: ReplaceRespondentInput) =>
  transaction(async (tx) => {
    const review = await holdOwnReview(tx, actor, id)
    const fault = lateFault(review, now())
    if (fault) throw fault
    const named = await findNewcomersOf(tx, review, [memberId], 'memberId')
    const relationships = named.map(({ relationship }) => relationship)
    const groups = await findGroups(tx, review, { added: relationships, goneId: assigneeId })
    const removed = await takeOut(tx, review, assigneeId, isBlind(review) ? notWhileAnswersCount() : null)
    if (removed === null) return { id }
    const { newcomers } = await findChosen(tx, review, { memberIds: [memberId], teamIds: [], tagIds: [] })
    if (newcomers.length === 0) throw askedAlready(named[0]?.name ?? '')
    const exposed = exposureFault(review, groups, 'memberId')
    if (exposed) throw exposed
    const added = await askNewcomers(tx, review, newcomers)
    await respondentRemoved(tx, review, removed)
    await respondentsAdded(tx, review, added, await findPromise(tx, id))
    return { id }
  })
