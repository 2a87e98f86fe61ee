import 'server-only'
import { isMemberCode, memberCodeSchema, settingsPath, type MemberCode } from '@/lib/notifications/unsubscribing/schema'
import { derivedToken, isSameToken } from '@/lib/platform/secrets'
import { db } from '@/lib/platform/db'
import { pathIn } from '@/lib/shared/routes'
import type { NotificationType } from '@/lib/notifications/rules/notification-kinds'
import { absoluteUrl, addressIn } from '@/lib/platform/links'
import { unsubscribePath } from '@/lib/notifications/unsubscribing/rules'

const tokenOf = ({ memberId, about }: MemberCode) => derivedToken(`mail-off:${memberId}:${about.join('-')}`)

const writeCode = (code: MemberCode) => [code.memberId, code.about.join('-'), tokenOf(code)].join('.')

/** Null for a forged code. Valid ones never expire, because mails may be old. */
export function findMemberCode(code: string): MemberCode | null {
  if (!isMemberCode(code)) return null
  const [memberId, about, token = ''] = code.split('.')
  const parsed = memberCodeSchema.safeParse({ memberId, about })
  return parsed.success && isSameToken(token, tokenOf(parsed.data)) ? parsed.data : null
}

/** The mail settings of the reader; null for a forged code. */
export async function findMailSettings(code: string): Promise<string | null> {
  const found = findMemberCode(code)
  const member = found && (await db.member.findUnique({ where: { id: found.memberId }, select: { workspaceId: true } }))
  return member && pathIn(member.workspaceId, settingsPath)
}

type Reader = {
  memberId: string | null
  type: NotificationType | null
  /** The kinds of a mail that is about several. */
  about?: NotificationType[]
  workspaceId: string | null
}

/**
 * Links in the footer of a mail to an account: to its settings, and the unsubscribe header. None for mails that can't
 * be turned off.
 */
export function readerLinks(event: string, { memberId, type, about: kinds, workspaceId }: Reader) {
  const about = event === 'notification.digest' ? ['DIGEST' as const] : (kinds ?? (type === null ? [] : [type]))
  if (memberId === null || about.length === 0 || workspaceId === null) return {}
  const mailOffLink = absoluteUrl(unsubscribePath(writeCode({ memberId, about })))
  return { settingsLink: addressIn(workspaceId, settingsPath), mailOffLink }
}
