import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import type { InvitationIdsInput } from '@/lib/invitations/schema'
import { eachChosen, type ChosenOutcome } from '@/lib/invitations/steps/each-chosen'
import { sendAgain } from '@/lib/invitations/steps/send-again'

/**
 * Resends several invitations. Leaves out those sent within a minute, no longer pending, unsubscribed, or for a team the
 * actor no longer leads. Refuses all of them above the limit of the plan or the day.
 */
export const resendInvitations = (actor: Actor, { ids }: InvitationIdsInput): Promise<ChosenOutcome> =>
  transaction((tx) => eachChosen(ids, async (id) => (await sendAgain(tx, actor, id)).isSent))
