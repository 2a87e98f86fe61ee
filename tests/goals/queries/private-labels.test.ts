import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { canSeeGoal } from '@/lib/goals/policy'
import { goalTypes, visibilityLabel } from '@/lib/goals/rules/goal-labels'
import { aLead } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

test.each(goalTypes)('what is said of who reads a private %s goal is who reads it', async (type) => {
  const workspace = await aWorkspace()
  const none = { isCreator: false, isSupervisor: false, isAssignee: false, isItemOwner: false }
  const reads = (actor: Actor) => canSeeGoal(actor, { type, visibility: 'PRIVATE', ...none, isLed: true })
  const label = visibilityLabel('PRIVATE', type)
  expect(label.includes('admins')).toBe(reads(await anAdmin({ workspace })))
  expect(label.includes('managers')).toBe(reads(await aLead({ workspace })))
})
