import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { avatarPicture } from '@/lib/shared/avatar'
import { drawnPictureHeaders, pictureHeaders } from '@/lib/shared/routes'
import { noSuchPicture } from './refusals'

type PictureFile = { file: BodyInit; headers: Record<string, string> }

/** Only of members of this workspace. Of former ones it is their letters, because they may have changed it since. */
export async function getPicture({ workspaceId }: Actor, id: string): Promise<PictureFile> {
  const where = { id, user: { members: { some: { workspaceId } } } }
  const members = { where: { workspaceId }, select: { status: true } } as const
  const user = { select: { firstName: true, lastName: true, members } } as const
  const picture = await db.picture.findFirst({ where, select: { file: true, user } })
  if (!picture?.user) throw noSuchPicture()
  const isFormer = picture.user.members.every(({ status }) => status !== 'ACTIVE')
  const { firstName, lastName } = picture.user
  if (isFormer) return { file: avatarPicture(`${firstName} ${lastName}`.trim()), headers: drawnPictureHeaders }
  return { file: picture.file, headers: pictureHeaders }
}
