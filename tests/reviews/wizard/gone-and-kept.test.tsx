import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { expect, test } from 'vitest'
import { PermissionsStep } from '@/components/reviews/asking/permissions/permissions-step'
import { LivePreview } from '@/components/reviews/asking/questions/live-preview'
import { Summary } from '@/components/reviews/asking/review/summary'
import { useDraft } from '@/components/reviews/asking/use-draft'
import { WizardContext } from '@/components/reviews/asking/wizard-context'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { getWizardDraft, type WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import { aMember } from '@/tests/factories/members'
import { aCircle, aDraft } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { refusalOf } from '@/tests/support/refused'

const save = () => Promise.resolve(undefined)

function Wizard({ draft, children }: { draft: WizardDraft; children: ReactNode }) {
  return <WizardContext value={useDraft(draft, save)}>{children}</WizardContext>
}

async function drawn(actor: Actor, id: string, part: ReactNode) {
  const draft = await getWizardDraft(actor, id)
  if (draft === null) throw new Error('It is a draft.')
  return renderToStaticMarkup(
    <SearchParamsContext value={new URLSearchParams()}>
      <Wizard draft={draft}>{part}</Wizard>
    </SearchParamsContext>,
  )
}

test('a preview that can promise nothing shows no privacy notice', async () => {
  const creator = await aMember()
  const lock = 'bg-primary-soft px-4 py-3'
  const { id } = await aDraft(creator, { about: 'me', anonymity: 'CONFIDENTIAL' })
  expect(await drawn(creator, id, <LivePreview />)).not.toContain(lock)
  const named = await aDraft(creator, { about: 'me' })
  expect(await drawn(creator, named.id, <LivePreview />)).toContain(lock)
})

test('a team that was deleted is called one, where it was chosen and when the form is sent', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const team = await aTeam({ workspace, members: asked })
  const draft = await aDraft(creator, { asked, teamIds: [team.id] })
  await db.team.delete({ where: { id: team.id } })
  for (const part of [<PermissionsStep key="step" />, <Summary key="summary" />]) {
    const html = await drawn(creator, draft.id, part)
    expect(html).toContain('Deleted team')
    expect(html).not.toContain('Former colleague')
  }
  expect((await refusalOf(publishReview(creator, draft)))?.message).toContain('A team you chose no longer exists')
})
