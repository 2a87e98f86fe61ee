import 'server-only'
import { record } from '@/lib/activity/record'
import { tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'

type Accepted = { id: string; workspaceId: string; workspaceName: string; inviterId: string }
type Joined = { memberId: string; name: string }

/** `invitation.accepted`: whoever invited; and a line for everybody that there is somebody new. */
export async function invitationAccepted(
  tx: Tx,
  { id, workspaceId, workspaceName, inviterId }: Accepted,
  { memberId, name }: Joined,
) {
  const event = { key: `invitation.accepted:${id}`, link: `/profile/preview/${memberId}`, createdById: memberId }
  const message = `${name} accepted your invitation to ${workspaceName}`
  await tell(tx, workspaceId, [{ ...event, memberId: inviterId, type: 'User_Invite', message }])
  await record(tx, workspaceId, [{ ...event, memberId: null, type: 'CUSTOM', title: `${name} joined` }])
}
