import 'server-only'
import { noSuchPicture } from '@/lib/members/pictures/refusals'
import { db } from '@/lib/platform/db'

/**
 * Public to people who know its address, because external reviewers and invitees see it. The address can't be guessed,
 * and opens no other picture.
 */
export async function getLogo(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const where = { id, workspace: { deletionAt: null } }
  const picture = await db.picture.findFirst({ where, select: { file: true } })
  if (!picture) throw noSuchPicture()
  return picture.file
}
