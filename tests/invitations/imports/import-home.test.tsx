import { expect, test } from 'vitest'
import { ImportHome } from '@/components/invitations/imports/import-home'
import { markupOf } from '@/tests/support/markup-of'

const plans = 'href="/workspace/edit?tab=plan"'

test('where the plan has no imports, the page leads to the plans', () => {
  const shown = (gate: string | null) => markupOf(<ImportHome gate={gate} imports={[]} zone="UTC" />)
  expect(shown('This feature is only accessible with a paid plan.')).toContain(plans)
  expect(shown(null)).not.toContain(plans)
})
