import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { record } from '@/lib/audit/record'
import { secondFactorChanged, type FactorChange } from '@/lib/members/second-factor/notices'
import { endOtherSessions } from '@/lib/members/steps/end-other-sessions'
import type { Tx } from '@/lib/platform/tx'

const titles: Record<FactorChange, string> = {
  'turned-on': 'Turned on two-step sign-in',
  'turned-off': 'Turned off two-step sign-in',
  'codes-replaced': 'Created new recovery codes',
}

/**
 * Ends the person's other sessions, mails them, and logs the change in each of their workspaces, in its transaction.
 */
export async function concludeChange(tx: Tx, person: PersonActor, change: FactorChange): Promise<void> {
  await endOtherSessions(tx, person)
  await secondFactorChanged(tx, person, change)
  const where = { userId: person.userId, status: 'ACTIVE' } as const
  const places = await tx.member.findMany({ where, select: { id: true, workspaceId: true } })
  for (const { id: memberId, workspaceId } of places) {
    const act = { action: `account.two-step-${change}`, objectId: memberId, title: titles[change] } as const
    await record(tx, { workspaceId, memberId }, act)
  }
}
