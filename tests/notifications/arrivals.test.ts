import { isValidElement, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import ApplaudPage from '@/app/(product)/applaud/(list)/page'
import ProfilePage from '@/app/(product)/profile/(own)/page'
import ImportDetailPage from '@/app/(product)/users/import/[id]/page'
import { ViewOnArrival } from '@/components/notifications/view-on-arrival'
import * as access from '@/lib/access/actor'
import { tell } from '@/lib/notifications/tell'
import { transaction } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aList } from '@/tests/factories/imports/imports'

afterEach(() => void vi.restoreAllMocks())

/** Whether what reads news of this path stands in the tree. */
function holdsArrival(node: ReactNode, path: string): boolean {
  if (Array.isArray(node)) return node.some((one) => holdsArrival(one, path))
  if (!isValidElement<{ path?: string; children?: ReactNode }>(node)) return false
  return (node.type === ViewOnArrival && node.props.path === path) || holdsArrival(node.props.children, path)
}

/** Whether a page reads what leads to it, before and after there is something. */
async function readsNews(actor: access.Actor, link: string, open: () => Promise<ReactNode>) {
  vi.spyOn(access, 'requireMember').mockResolvedValue(actor)
  const before = holdsArrival(await open(), link)
  const { workspaceId, memberId } = actor
  const line = { memberId, type: 'User_Invite' as const, key: `news:${link}`, message: 'Something is done', link }
  await transaction((tx) => tell(tx, workspaceId, [line]))
  return [before, holdsArrival(await open(), link)]
}

const searchParams = Promise.resolve({})
const plain = { params: Promise.resolve({}), searchParams }

test('opening applause, an import or the own profile reads what leads there', async () => {
  const admin = await anAdmin()
  const { id } = await aList(admin, [['ana@acme.example', 'Ana']])
  const openImport = () => ImportDetailPage({ params: Promise.resolve({ id }), searchParams })
  expect(await readsNews(admin, `/users/import/${id}`, openImport)).toEqual([false, true])
  expect(await readsNews(admin, '/applaud', () => ApplaudPage(plain))).toEqual([false, true])
  expect(await readsNews(admin, '/profile', () => ProfilePage(plain))).toEqual([false, true])
})
