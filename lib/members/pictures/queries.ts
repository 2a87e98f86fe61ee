import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, type Prisma } from '@/lib/platform/db'
import { noSuchPicture } from './refusals'

/** Photos of the people of this workspace, and the logos of every workspace the actor may switch to. */
const shownTo = ({ workspaceId, userId }: Actor): Prisma.PictureWhereInput[] => [
  { user: { members: { some: { workspaceId } } } },
  { workspace: { members: { some: { userId, status: 'ACTIVE' } } } },
]

/** A picture as a file, for somebody who has a place where it is shown. */
export async function getPicture(actor: Actor, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await db.picture.findFirst({ where: { id, OR: shownTo(actor) }, select: { file: true } })
  if (!picture) throw noSuchPicture()
  return picture.file
}
