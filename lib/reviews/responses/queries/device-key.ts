import 'server-only'
import { hashToken } from '@/lib/platform/secrets'
import { ownerMark } from '@/lib/access/device'
import { reviewerCode } from '@/lib/access/reviewer'
import { isOutside, type Asker } from './respondent-state'

const keyOf = (secret: string) => hashToken(secret).slice(0, 24)

/**
 * Names what is kept on the device of whoever answers through a link. It needs the link alone, so that their words are found
 * once it opens nothing any more, by a page that looks nobody up.
 */
export const deviceKeyOfLink = (code: string) => keyOf(`kept:${code}`)

/**
 * Names what a respondent wrote on a device, and says to nobody who reads that device who they are. It bears the mark of a
 * member, so that their words go once somebody else signs in there.
 */
export const deviceKeyOf = (asker: Asker, reviewId: string, { id }: { id: string }) =>
  isOutside(asker)
    ? deviceKeyOfLink(reviewerCode(id))
    : `${ownerMark(asker.userId)}.${keyOf(`${reviewId}:${id}:${asker.memberId}`)}`
