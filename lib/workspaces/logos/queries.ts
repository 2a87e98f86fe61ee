import 'server-only'
import { noSuchPicture } from '@/lib/members/pictures/refusals'
import { db } from '@/lib/platform/db'

/**
 * The logo of a workspace as a file, for anybody who was shown its address: people outside and invited ones see whose
 * question it is without an account. The address cannot be guessed, and leads to no other picture.
 */
export async function getLogo(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const where = { id, workspace: { deletionAt: null } }
  const picture = await db.picture.findFirst({ where, select: { file: true } })
  if (!picture) throw noSuchPicture()
  return picture.file
}
