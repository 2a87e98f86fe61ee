import { anAdmin, aManager, aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

/** Somebody who makes templates, a colleague of each role, and the Admin of another workspace. */
export async function aCompany(plan?: 'FREE' | 'PRO' | 'BUSINESS' | 'ENTERPRISE') {
  const workspace = await aWorkspace({ plan })
  const [creator, member, manager, admin] = await Promise.all([
    aMember({ workspace, firstName: 'Tom' }),
    aMember({ workspace }),
    aManager({ workspace }),
    anAdmin({ workspace }),
  ])
  return { workspace, creator, member, manager, admin, stranger: await anAdmin() }
}
