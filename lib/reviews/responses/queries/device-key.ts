import 'server-only'
import { hashToken } from '@/lib/platform/secrets'
import { ownerMark } from '@/lib/access/device'
import { reviewerCode } from '@/lib/access/reviewer'
import { isExternal, type Asker } from './respondent-state'

const keyOf = (secret: string) => hashToken(secret).slice(0, 24)

/** Needs only the code, so that an expired link still finds the copy on the device. */
export const deviceKeyOfLink = (code: string) => keyOf(`kept:${code}`)

/**
 * Does not reveal the respondent to others on the device. The key contains the member, so that the copy is deleted when
 * somebody else signs in.
 */
export const deviceKeyOf = (asker: Asker, reviewId: string, { id }: { id: string }) =>
  isExternal(asker)
    ? deviceKeyOfLink(reviewerCode(id))
    : `${ownerMark(asker.userId)}.${keyOf(`${reviewId}:${id}:${asker.memberId}`)}`
