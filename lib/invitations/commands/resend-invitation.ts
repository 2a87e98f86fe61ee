import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import type { InvitationIdInput } from '@/lib/invitations/schema'
import { sendAgain, type Resent } from '@/lib/invitations/steps/send-again'

/** Resends an invitation with a new seven-day link; the old one stops working. Refuses an unsubscribed address. */
export const resendInvitation = (actor: Actor, { id }: InvitationIdInput): Promise<Resent> =>
  transaction((tx) => sendAgain(tx, actor, id))
