import { renderToStaticMarkup } from 'react-dom/server'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { expect, test } from 'vitest'
import { PermissionsStep } from '@/components/reviews/asking/permissions/permissions-step'
import { useDraft } from '@/components/reviews/asking/use-draft'
import { WizardContext } from '@/components/reviews/asking/wizard-context'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { db } from '@/lib/platform/db'
import { formatKeys } from '@/lib/reviews/drafting/rules/format-keys'
import { findNewDraft } from '@/lib/reviews/drafting/queries/get-new-draft'
import type { WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import { aMember } from '@/tests/factories/members'

const save = () => Promise.resolve(undefined)

function Step({ draft }: { draft: WizardDraft }) {
  return (
    <WizardContext value={useDraft(draft, save)}>
      <PermissionsStep />
    </WizardContext>
  )
}

const closed = /<details[^>]*>(<summary(?:(?!<\/summary>).)*<\/summary>)(?:(?!<details).)*?<\/details>/s
const control = /<(summary|button|select|textarea|a|input)\b(?![^>]*\bdisabled)/g

/** The step without what its closed lines hold, and without the bar that leads on. */
function atFirstSight(html: string) {
  const [step = ''] = html.split('class="fixed')
  let seen = step
  while (closed.test(seen)) seen = seen.replace(closed, '$1')
  return seen
}

test.each(Object.values(Role))('a %s meets at most ten controls, and leaves no draft behind', async (role) => {
  const actor = await aMember({ role })
  for (const format of formatKeys) {
    const draft = await findNewDraft(actor, format)
    if (draft === null) continue
    const html = renderToStaticMarkup(
      <SearchParamsContext value={new URLSearchParams()}>
        <Step draft={draft} />
      </SearchParamsContext>,
    )
    const controls = atFirstSight(html).match(control) ?? []
    expect(controls.length).toBeGreaterThan(5)
    expect(controls.length).toBeLessThanOrEqual(10)
  }
  expect(await db.review.count({ where: { workspaceId: actor.workspaceId } })).toBe(0)
})
