import sharp from 'sharp'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'

type Format = 'png' | 'jpeg' | 'webp'

/** A real picture of one colour, as a camera or a drawing program writes it. */
export const aPictureFile = async (format: Format = 'png', width = 40, height = 30) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#23786f' } })
      .toFormat(format)
      .toBuffer(),
  )

/** A file as a form sends it, under whatever name and type its sender gives it. */
export const aFile = (content: Uint8Array<ArrayBuffer> | string, type = 'image/png') =>
  new File([content], 'photo.png', { type })

/** A stored picture that nobody refers to yet. */
export async function aPicture() {
  const data = { file: await aPictureFile('webp'), createdAt: now() }
  return (await db.picture.create({ data, select: { id: true } })).id
}

/** A logo of a workspace; answers its id. */
export async function aLogoOf({ id }: { id: string }) {
  const logoId = await aPicture()
  await db.workspace.update({ where: { id }, data: { logoId }, select: { id: true } })
  return logoId
}

/** A photo of somebody; answers its id. */
export async function aPhotoOf({ userId }: Pick<Actor, 'userId'>) {
  const pictureId = await aPicture()
  await db.user.update({ where: { id: userId }, data: { pictureId }, select: { id: true } })
  return pictureId
}
