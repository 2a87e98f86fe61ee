import { expect, test } from 'vitest'
import { GoalsOff } from '@/components/goals/goals-off'
import { GateReason } from '@/components/shell/gate-reason'
import { ViewerProvider } from '@/components/shell/viewer'
import { paidPlanOnly, subscriptionExpired } from '@/lib/billing/refusals'
import { switchGate } from '@/lib/workspaces/features/rules'
import { markupOf } from '@/tests/support/markup-of'

const admin = { isAdmin: true, canInvite: true, hasPlan: true }
const member = { isAdmin: false, canInvite: false, hasPlan: false }

const shownTo = (viewer: typeof admin, reason: string) =>
  markupOf(
    <ViewerProvider viewer={viewer}>
      <GateReason reason={reason} />
    </ViewerProvider>,
  )

const goalsOff = (role: 'Admin' | 'Member') => switchGate({ withoutFeatures: ['Goals'], role }, 'Goals') ?? ''

test('what a plan lacks leads an Admin to the plans, and others nowhere', () => {
  for (const { message } of [paidPlanOnly(), subscriptionExpired()]) {
    expect(shownTo(admin, message)).toContain('href="/workspace/edit?tab=plan"')
    expect(shownTo({ ...admin, hasPlan: false }, message)).toBe(message)
    expect(shownTo(member, message)).toBe(message)
  }
})

test('what is turned off leads an Admin to the features, and others nowhere', () => {
  expect(shownTo(admin, goalsOff('Admin'))).toContain('href="/workspace/edit?tab=features"')
  expect(shownTo(member, goalsOff('Member'))).toBe(goalsOff('Member'))
})

test('the page of what is turned off has the same way on', () => {
  const page = (viewer: typeof admin) =>
    markupOf(
      <ViewerProvider viewer={viewer}>
        <GoalsOff reason={goalsOff('Admin')} />
      </ViewerProvider>,
    )
  expect(page(admin)).toContain('href="/workspace/edit?tab=features"')
  expect(page(member)).not.toContain('tab=features')
})
