import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { zoneName } from '@/lib/shared/zone-names'
import { now } from '@/lib/platform/clock'
import { tell } from '@/lib/notifications/tell'

type Edited = {
  memberId: string
  /** The new name; null: unchanged. */
  called: string | null
  timeZone: string | undefined
}

export function personEdited(tx: Tx, actor: Actor, { memberId, called, timeZone }: Edited) {
  const who = fullName(actor)
  const zone = timeZone && `It’s now ${zoneName(timeZone)}.`
  const message =
    called === null
      ? `${who} changed your time zone. ${zone}`
      : [`${who} changed your name or job title. You’re now ${called}.`, zone].filter(Boolean).join(' ')
  const key = `member.edited:${memberId}:${now().toISOString()}`
  return tell(tx, actor.workspaceId, [{ memberId, type: 'User_Invite', key, message, link: '/profile' }])
}
