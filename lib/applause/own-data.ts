import 'server-only'
import {
  activeIn,
  inWorkspace,
  leftOutOf,
  newestOwn,
  upToMost,
  type Erasure,
  type OwnData,
} from '@/lib/access/own-data'
import { fullName } from '@/lib/members/rules'
import { db } from '@/lib/platform/db'

const workspace = { select: { name: true } } as const
const named = { user: { select: { firstName: true, lastName: true } } } as const

const listOwnGiven = (userId: string) =>
  db.applause.findMany({
    relationLoadStrategy: 'join',
    where: { giver: activeIn(userId), deletedAt: null },
    ...newestOwn,
    select: {
      workspace,
      words: true,
      isPublic: true,
      createdAt: true,
      category: { select: { name: true } },
      recipients: { select: { member: { select: named } } },
    },
  })

const listOwnReceived = (userId: string) =>
  db.applauseRecipient.findMany({
    relationLoadStrategy: 'join',
    where: { member: activeIn(userId) },
    ...newestOwn,
    select: {
      workspace,
      createdAt: true,
      applause: { select: { words: true, category: { select: { name: true } }, giver: { select: named } } },
    },
  })

const listOwnComments = (userId: string) =>
  db.applauseComment.findMany({
    where: { member: activeIn(userId) },
    ...newestOwn,
    select: { workspace, comment: true, createdAt: true },
  })

const listOwnReactions = (userId: string) =>
  db.applauseReaction.findMany({
    where: { member: activeIn(userId) },
    ...newestOwn,
    select: { workspace, kind: true, createdAt: true },
  })

export const ownApplause = (async ({ userId }) => {
  const [given, received, comments, reactions] = await Promise.all([
    listOwnGiven(userId),
    listOwnReceived(userId),
    listOwnComments(userId),
    listOwnReactions(userId),
  ])
  return {
    applauseGiven: upToMost(given).map(({ category, recipients, ...row }) => ({
      ...inWorkspace(row),
      category: category.name,
      to: recipients.map(({ member }) => fullName(member.user)),
    })),
    applauseGivenLeftOut: leftOutOf(given),
    applauseReceived: upToMost(received).map(({ applause: { words, category, giver }, ...row }) => ({
      ...inWorkspace(row),
      words,
      category: category.name,
      from: fullName(giver.user),
    })),
    applauseReceivedLeftOut: leftOutOf(received),
    commentsOnApplause: upToMost(comments).map(inWorkspace),
    commentsOnApplauseLeftOut: leftOutOf(comments),
    reactionsToApplause: upToMost(reactions).map(inWorkspace),
    reactionsToApplauseLeftOut: leftOutOf(reactions),
  }
}) satisfies OwnData

/** Reactions are erased; what others received stays. */
export const eraseApplause: Erasure = async (tx, { userId }) => {
  await tx.applauseReaction.deleteMany({ where: { member: { userId } } })
}
