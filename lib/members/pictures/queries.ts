import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { noSuchPicture } from './refusals'

/** Only of members of this workspace. */
export async function getPicture({ workspaceId }: Actor, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const where = { id, user: { members: { some: { workspaceId } } } }
  const picture = await db.picture.findFirst({ where, select: { file: true } })
  if (!picture) throw noSuchPicture()
  return picture.file
}
