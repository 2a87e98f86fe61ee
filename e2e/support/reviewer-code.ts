import { reviewerCode } from '@/lib/access/reviewer'
import { db } from '@/lib/platform/db'
import { hashToken, newToken } from '@/lib/platform/secrets'

export type Code = string

/** The code by which somebody outside comes in. Only its hash is stored, so they are given a new one. */
export async function codeOfReviewer(reviewId: string, email: string): Promise<Code> {
  const code = newToken()
  await db.externalReviewer.updateMany({ where: { reviewId, email }, data: { codeHash: hashToken(code) } })
  return code
}

/** The code in the link that this person was mailed. */
export async function mailedCodeOf(reviewId: string, email: string): Promise<Code> {
  const { assigneeId } = await db.externalReviewer.findFirstOrThrow({ where: { reviewId, email } })
  return reviewerCode(assigneeId)
}

/** Lets the time of a code run out. */
export const expireCode = (code: Code) =>
  db.externalReviewer.update({ where: { codeHash: hashToken(code) }, data: { expiresAt: new Date(0) } })
