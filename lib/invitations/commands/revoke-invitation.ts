import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import type { InvitationIdInput } from '@/lib/invitations/schema'
import { revokeOne } from '@/lib/invitations/steps/revoke-one'

/** Revokes an invitation: its link stops working and its seat is free. Idempotent. */
export const revokeInvitation = (actor: Actor, { id }: InvitationIdInput): Promise<{ email: string }> =>
  transaction((tx) => revokeOne(tx, actor, id))
