import type { Actor } from '@/lib/access/actor'
import { savePrivateNote } from '@/lib/one-on-ones/commands/save-private-note'
import { db } from '@/lib/platform/db'
import { aLead } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { anOwnedItem, aNote, aPair, aPairComment, aPoint } from '@/tests/factories/one-on-ones'

/** A super admin of the platform who is also an Admin of this workspace. */
export async function aSuperAdminIn(workspace: { id: string }): Promise<Actor> {
  const admin = await anAdmin({ workspace })
  await db.user.update({ where: { id: admin.userId }, data: { isSuperAdmin: true }, select: { id: true } })
  return admin
}

export const secret = 'Quokka'

/** A pair that has written the secret everywhere, and people around it who must not learn it. */
export async function aSecretPair() {
  const pair = await aPair({ title: `${secret} talk`, description: secret })
  const { workspace, one, other, id, pairId } = pair
  const pointId = await aPoint(one, pairId, `${secret} point`)
  await aNote(other, pairId, pointId, `${secret} note`)
  await anOwnedItem(one, pairId, `${secret} item`)
  await aPairComment(other, id, `${secret} comment`)
  await savePrivateNote(one, { id, text: `${secret} thought` })
  const outsiders = {
    admin: await anAdmin({ workspace }),
    manager: await aLead({ workspace, members: [one, other] }),
    colleague: await aMember({ workspace }),
    stranger: await anAdmin(),
    superAdmin: await aSuperAdminIn(workspace),
  }
  return { ...pair, pointId, outsiders: Object.values(outsiders) }
}
