import 'server-only'
import { db } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { hashToken } from '@/lib/platform/secrets'

declare const minted: unique symbol

/** Somebody without an account who holds the link to one review. */
export type ReviewerActor = {
  readonly workspaceId: string
  readonly reviewId: string
  readonly assigneeId: string
  readonly email: string
  readonly [minted]: true
}

/** The reviewer behind the code of an e-mailed link, or null when it is unknown or has run out. */
export async function findReviewer(code: string): Promise<ReviewerActor | null> {
  if (!/^[\w-]{43}$/.test(code)) return null
  const row = await db.externalReviewer.findUnique({
    where: { codeHash: hashToken(code), expiresAt: { gt: now() } },
    select: { workspaceId: true, reviewId: true, assigneeId: true, email: true },
  })
  return row as ReviewerActor | null
}
