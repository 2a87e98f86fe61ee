import 'server-only'
import { activeIn, inWorkspace, leftOutOf, newestOwn, upToMost, type OwnData } from '@/lib/access/own-data'
import { db } from '@/lib/platform/db'

export const ownTemplates = (async ({ userId }) => {
  const templates = await db.template.findMany({
    relationLoadStrategy: 'join',
    where: { creator: activeIn(userId), deletedAt: null },
    ...newestOwn,
    select: {
      workspace: { select: { name: true } },
      title: true,
      description: true,
      content: true,
      tags: true,
      isShared: true,
      createdAt: true,
      savedAt: true,
    },
  })
  return { templatesYouWrote: upToMost(templates).map(inWorkspace), templatesYouWroteLeftOut: leftOutOf(templates) }
}) satisfies OwnData
