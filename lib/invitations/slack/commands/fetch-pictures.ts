import 'server-only'
import { z } from 'zod'
import { workOnTasks, type Task } from '@/lib/integrations/tasks/steps/work-on-tasks'
import { PICTURE_TASK } from '@/lib/invitations/slack/rules'
import { photoOf } from '@/lib/members/pictures/steps/photo-of'
import { changePhoto } from '@/lib/members/pictures/steps/change-photo'
import { keepPicture } from '@/lib/members/pictures/steps/keep-picture'
import { db, transaction } from '@/lib/platform/db'
import { fetchSlackPicture } from '@/lib/platform/slack/pictures'

const payloadSchema = z.object({ url: z.string() })

const hasNone = async (userId: string) =>
  (await db.user.count({ where: { id: userId, pictureId: null, deletedAt: null } })) > 0

async function fetchOne({ objectId: userId, payload }: Task) {
  if (!(await hasNone(userId))) return
  const file = await fetchSlackPicture(payloadSchema.parse(payload).url)
  const drawn = file === null ? null : await photoOf(file)
  if (drawn === null) return
  await transaction(async (tx) => {
    // A photo they chose in the meantime stays.
    const free = await tx.$queryRaw<object[]>`
      SELECT FROM "User" WHERE id = ${userId}::uuid AND "pictureId" IS NULL AND "deletedAt" IS NULL FOR UPDATE`
    if (free.length === 0) return
    const { id } = await keepPicture(tx, drawn)
    await changePhoto(tx, userId, id)
  })
}

/** Fetches and redraws the pictures of people who joined from Slack without a photo. */
export const fetchPictures = () => workOnTasks(PICTURE_TASK, fetchOne)
