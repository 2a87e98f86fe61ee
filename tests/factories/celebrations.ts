import { systemActor, type Actor } from '@/lib/access/actor'
import { celebrate } from '@/lib/celebrations/commands/celebrate'
import type { Reason } from '@/lib/celebrations/rules/celebration-words'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { dayIn } from '@/lib/shared/dates'
import { aMember } from './members'
import { aTeam } from './teams'
import { aWorkspace } from './workspaces'

/** A celebration of today: of three years, unless told otherwise. */
export async function aCelebration({ workspaceId, memberId }: Actor, given: Partial<Reason> = {}) {
  const day = dayIn(now(), 'UTC')
  const reason: Reason = { kind: 'anniversary', key: 'anniversary', on: day, badge: null, years: 3, ...given }
  await celebrate(systemActor(workspaceId), { memberId, day, reasons: [reason] })
  return db.celebration.findFirstOrThrow({ where: { memberId }, orderBy: { day: 'desc' } })
}

/** Two teammates and a colleague of another team. */
export async function aTeamOfTwo(plan: PlanType = 'ENTERPRISE') {
  const workspace = await aWorkspace({ plan })
  const asha = await aMember({ workspace, firstName: 'Asha', lastName: 'Menon' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  const colleague = await aMember({ workspace })
  await aTeam({ workspace, members: [asha, tom] })
  await aTeam({ workspace, members: [colleague] })
  return { workspace, asha, tom, colleague }
}
