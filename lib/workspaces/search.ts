import 'server-only'
import type { Search } from '@/lib/access/search'
import { listOtherWorkspaces } from './queries'

/** The other workspaces of the person. One is entered by its id; its address is where one chooses among them. */
export const workspaceSearch: Search = async (actor, query) => {
  const workspaces = await listOtherWorkspaces(actor, query)
  return workspaces.map(({ id, name }) => {
    return { id, kind: 'workspace', label: `Switch to ${name}`, hint: '', href: '/workspace/switch' }
  })
}
