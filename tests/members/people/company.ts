import type { Actor } from '@/lib/access/actor'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { db, transaction } from '@/lib/platform/db'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { untilAwaited } from '@/tests/support/waiting'

/** An Admin, a Manager who leads Tom's team, Tom, another Member, and the Admin of another workspace. */
export async function aStaff(plan?: PlanType) {
  const workspace = await aWorkspace({ plan })
  const admin = await anAdmin({ workspace, firstName: 'Amara', lastName: 'Okafor' })
  const manager = await aManager({ workspace, firstName: 'Priya', lastName: 'Nair' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  const lena = await aMember({ workspace, firstName: 'Lena', lastName: 'Hoffmann' })
  const team = await aTeam({ workspace, name: 'Product', members: [tom], managers: [manager] })
  return { workspace, admin, manager, tom, lena, team, stranger: await anAdmin() }
}

/** A place as it is stored, with the account behind it. */
export const storedPlace = ({ memberId: id }: Actor) =>
  db.member.findUniqueOrThrow({ where: { id }, include: { user: { include: { profile: true } } } })

/** What stands in the audit log of the workspace, oldest first. */
export const auditOf = ({ workspaceId }: Pick<Actor, 'workspaceId'>) =>
  db.auditEntry.findMany({
    where: { workspaceId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { action: true, objectId: true, memberId: true, title: true },
  })

/** The sentences somebody was told. */
export async function toldTo({ memberId }: Actor) {
  const told = await db.notification.findMany({ where: { memberId }, select: { message: true, link: true } })
  return told.map(({ message, link }) => `${message} → ${link}`)
}

/** Presses something while somebody's address is being moved, and only moves it once the press waits for that. */
export const whileMoving = <Result>({ userId: id }: Actor, press: () => Promise<Result>) =>
  transaction(async (tx) => {
    await lockAccount(tx, id)
    const pressed = press()
    // Looked at by the test; until then it may fail without anybody waiting for it.
    pressed.catch(() => undefined)
    await untilAwaited()
    await tx.user.update({ where: { id }, data: { email: `${unique('moved')}@acme.example` }, select: { id: true } })
    return { pressed }
  })
