import 'server-only'
import type { Face } from '@/emails/_parts/face'
import { MARK_CID } from '@/emails/_parts/layout'
import { db } from '@/lib/platform/db'
import { asPng } from '@/lib/platform/documents/images'
import type { InlinePicture } from '@/lib/platform/mail/mail'
import { readMark } from '@/lib/platform/mail/mark'

/** Twice the displayed size, for high-density screens. */
const FACE_PIXELS = 80
const FACE_CID = 'face@rapport'

type LetterSender = { memberId: string; workspaceId: string }

async function findPhoto({ memberId: id, workspaceId }: LetterSender) {
  const select = { user: { select: { picture: { select: { file: true } } } } } as const
  const member = await db.member.findFirst({ where: { id, workspaceId, status: 'ACTIVE' }, select })
  const file = member?.user.picture?.file
  return file ? asPng(file, FACE_PIXELS) : null
}

/** Read as a letter leaves, so that a removed photo is in no later mail. */
export async function findLetterPictures(
  sender: LetterSender | undefined,
): Promise<{ pictures: InlinePicture[]; face: Face | undefined }> {
  const pictures = [{ cid: MARK_CID, filename: 'rapport.png', content: await readMark() }]
  if (sender === undefined) return { pictures, face: undefined }
  const photo = await findPhoto(sender)
  if (photo === null) return { pictures, face: undefined }
  pictures.push({ cid: FACE_CID, filename: 'photo.png', content: photo })
  return { pictures, face: { cid: FACE_CID } }
}
