import 'server-only'
import { hashToken } from '@/lib/platform/secrets'
import { reviewerCode } from '@/lib/access/reviewer'

const keyOf = (secret: string) => hashToken(secret).slice(0, 24)

/**
 * Names what is kept on the device of whoever answers through a link. It needs the link alone, so that their words are found
 * once it opens nothing any more, by a page that looks nobody up.
 */
export const deviceKeyOfLink = (code: string) => keyOf(`kept:${code}`)

type RespondentPlace = { id: string; memberId: string | null }

/** Names what a respondent wrote on a device, and says to nobody who reads that device who they are. */
export const deviceKeyOf = (reviewId: string, { id, memberId }: RespondentPlace) =>
  memberId === null ? deviceKeyOfLink(reviewerCode(id)) : keyOf(`${reviewId}:${id}:${memberId}`)
