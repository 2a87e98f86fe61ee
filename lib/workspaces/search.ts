import 'server-only'
import type { Search } from '@/lib/access/search'
import { listOtherWorkspaces } from './queries'

/** Entered by id; the link is the page to choose a workspace. */
export const workspaceSearch: Search = async (actor, query) => {
  const workspaces = await listOtherWorkspaces(actor, query)
  return workspaces.map(({ id, name }) => {
    return { id, kind: 'workspace', label: `Switch to ${name}`, hint: '', href: '/workspace/switch' }
  })
}
