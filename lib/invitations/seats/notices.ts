import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import { nameList, plural } from '@/lib/shared/text'

/** `seats.filled`: the inviting Admin, who may have closed the checkout. */
export const seatsFilled = async (tx: Tx, inviter: Actor, { id, count }: { id: string; count: number }) => {
  if (count === 0) return
  await tell(tx, inviter.workspaceId, [
    {
      memberId: inviter.memberId,
      type: 'User_Invite',
      key: `seats.filled:${id}`,
      message: `Your payment arrived: ${plural(count, 'person has', 'people have')} been invited`,
      link: '/users?tab=invited',
    },
  ])
}

type GivenUp = { id: string; emails: string[]; list: { fileName: string } | null }

/** `seats.given-up`: an Admin, about paid people who never could be invited. */
export const seatsGivenUp = async (tx: Tx, { workspaceId, memberId }: Actor, { id, emails, list }: GivenUp) => {
  if (emails.length === 0 && list === null) return
  const who = list ? `The people of “${list.fileName}”` : nameList(emails, 3)
  const verb = list ? 'import' : 'invite'
  await tell(tx, workspaceId, [
    {
      memberId,
      type: 'User_Invite',
      key: `seats.given-up:${id}`,
      message: `${who} couldn’t be invited within two weeks of the payment. Free a seat, then ${verb} them again`,
      link: list ? '/users/import' : '/users/add',
    },
  ])
}
