import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { OrganizationActs } from '@/components/admin/organizations/organization-acts'
import { getOrganization } from '@/lib/admin/organizations/queries/get-organization'
import { now } from '@/lib/platform/clock'
import { aSuperAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

test('a dialog forgets the reason of the act before it', async () => {
  const organization = await getOrganization(await aSuperAdmin(), (await aWorkspace({ plan: 'FREE' })).id)
  const keysOf = (given: Partial<typeof organization>) => {
    const acts: ReactElement<{ children: ReactElement[] }> = OrganizationActs({
      organization: { ...organization, ...given },
    })
    return acts.props.children.map(({ key }) => key)
  }
  const before = keysOf({})
  const after = keysOf({ plan: 'PRO', suspendedAt: now(), deletionAt: now() })
  expect(before).toHaveLength(3)
  before.forEach((key, index) => expect(key).not.toBe(after[index]))
})
