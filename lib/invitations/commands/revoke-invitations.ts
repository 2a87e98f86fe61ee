import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import type { InvitationIdsInput } from '@/lib/invitations/schema'
import { eachChosen, type ChosenOutcome } from '@/lib/invitations/steps/each-chosen'
import { revokeOne } from '@/lib/invitations/steps/revoke-one'

/** Revokes several invitations. Leaves out accepted ones. Idempotent. */
export const revokeInvitations = (actor: Actor, { ids }: InvitationIdsInput): Promise<ChosenOutcome> =>
  transaction((tx) =>
    eachChosen(ids, async (id) => {
      await revokeOne(tx, actor, id)
      return true
    }),
  )
