import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import type { SweptWorld } from '@/tests/factories/sweep/world'
import { cookieFor, cookieOf, headerOf } from '@/e2e/support/session'

/** Cookies that prove nothing: of nobody, of somebody who was let go, of a session that has ended, of another workspace. */
export async function uselessCookies({ workspace }: SweptWorld): Promise<[who: string, cookie: string][]> {
  const [gone, changed, stranger] = await Promise.all([aMember({ workspace }), aMember({ workspace }), anAdmin()])
  const ofGone = await cookieFor(gone)
  await deactivate(gone)
  const ofSignedOut = await cookieFor(changed)
  await db.userSession.updateMany({ where: { userId: changed.userId }, data: { endedAt: new Date() } })
  const { sessionVersion } = await db.user.findUniqueOrThrow({ where: { id: changed.userId } })
  const claims = { workspaceId: workspace.id, isSuperAdmin: false }
  return [
    ['nobody', 'next-auth.session-token=made-up'],
    ['a deactivated person', ofGone],
    ['a device that was signed out', ofSignedOut],
    [
      'an ended session',
      headerOf(await cookieOf({ ...claims, sub: changed.userId, sessionVersion: sessionVersion + 1 })),
    ],
    [
      'an outsider who names this workspace',
      headerOf(await cookieOf({ ...claims, sub: stranger.userId, sessionVersion })),
    ],
  ]
}

/** Colleagues of every role who have nothing to do with what is there. */
export const uninvolved = ({ workspace }: SweptWorld) =>
  Promise.all([aMember({ workspace }), aManager({ workspace }), anAdmin({ workspace })])
