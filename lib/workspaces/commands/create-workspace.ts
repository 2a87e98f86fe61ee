import 'server-only'
import { limit } from '@/lib/access/limits'
import type { PersonActor } from '@/lib/access/person'
import { canHavePlace } from '@/lib/members/admission/policy'
import { superAdminStaysOut } from '@/lib/members/admission/refusals'
import { minutesFrom, now } from '@/lib/platform/clock'
import { onUniqueViolation, transaction, type Tx } from '@/lib/platform/db'
import type { Limit } from '@/lib/platform/rate-limit'
import { slugTaken } from '@/lib/workspaces/refusals'
import { isHeldForOthers, lockAddress } from '@/lib/workspaces/registrations/queries'
import type { CreateWorkspaceInput } from '@/lib/workspaces/schema'
import { beginWorkspace } from '@/lib/workspaces/steps/begin-workspace'

const perPerson: Limit = { name: 'create-workspace', points: 10, seconds: 86_400 }

/** A form repeated within this time returns the workspace already made. */
const REPEAT_MINUTES = 10

/** The same person's recent workspace under this name and address. */
const findOwnRepeat = (tx: Tx, { userId }: PersonActor, { workspaceName: name, slug }: CreateWorkspaceInput) =>
  tx.workspace.findFirst({
    where: {
      slug,
      name,
      deletionAt: null,
      createdAt: { gt: minutesFrom(now(), -REPEAT_MINUTES) },
      members: { some: { userId, role: 'Admin' } },
    },
    select: { id: true },
  })

/**
 * Creates a further workspace on trial, with the person as first Admin. A repeat creates none. Refuses super admins.
 */
export async function createWorkspace(person: PersonActor, input: CreateWorkspaceInput): Promise<{ id: string }> {
  if (!canHavePlace(person)) throw superAdminStaysOut()
  await limit(perPerson, person.userId)
  const { slug } = input
  const begun = transaction(async (tx) => {
    await lockAddress(tx, slug)
    const repeated = await findOwnRepeat(tx, person, input)
    if (repeated) return repeated
    if (await isHeldForOthers(tx, slug, person.email)) throw slugTaken()
    return beginWorkspace(tx, person, input)
  })
  return onUniqueViolation(begun, slugTaken)
}
