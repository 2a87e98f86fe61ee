import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import type { NotificationType } from '@/lib/platform/generated/prisma/enums'

/** One sentence for one member. `key` is event and object: the same key reaches a member once, however often it is told. */
export type Telling = { memberId: string; type: NotificationType; key: string; message: string; link: string }

/** Writes the notifications of an event in the transaction of the event. */
export async function tell(tx: Tx, workspaceId: string, tellings: Telling[]) {
  const createdAt = now()
  const data = tellings.map((telling) => ({ ...telling, workspaceId, createdAt }))
  await tx.notification.createMany({ data, skipDuplicates: true })
}
