import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DraftSaved } from '@/components/reviews/asking/draft-saved'
import type { Saving } from '@/components/reviews/asking/draft/saving'
import { useDraft } from '@/components/reviews/asking/use-draft'
import { SaveNotices } from '@/components/reviews/asking/wizard/save-notices'
import { WizardContext } from '@/components/reviews/asking/wizard-context'
import { getWizardDraft, type WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import { aMember } from '@/tests/factories/members'
import { aDraft } from '@/tests/factories/reviews'

const save = () => Promise.resolve(undefined)

type Held = { draft: WizardDraft; saving: Saving; children: ReactNode }

/** A form with a copy on the device that differs from the newest version. */
function Wizard({ draft, saving, children }: Held) {
  const wizard = useDraft(draft, save)
  const writtenAt = new Date('2026-11-28T09:30:00Z')
  const copy = { page: 'other', version: draft.version, content: draft.content, chosen: [], writtenAt }
  wizard.store.write({ saving, conflicts: [copy] })
  return <WizardContext value={wizard}>{children}</WizardContext>
}

test('a form changed elsewhere says beside its buttons that it is not saved, and above why, once', async () => {
  const creator = await aMember()
  const draft = await getWizardDraft(creator, (await aDraft(creator)).id)
  if (draft === null) throw new Error('It is a draft.')
  const drawn = (saving: Saving, part: ReactNode) =>
    renderToStaticMarkup(
      <Wizard draft={draft} saving={saving}>
        {part}
      </Wizard>,
    )
  const elsewhere = { state: 'elsewhere', message: 'Load the newest version.' } as const
  expect(drawn(elsewhere, <DraftSaved />)).toContain('Not saved')
  const notices = drawn(elsewhere, <SaveNotices />)
  expect(notices).toContain('Changed elsewhere')
  expect(notices).not.toContain('You see the newest version')
  const offered = drawn({ state: 'idle' }, <SaveNotices />)
  expect(offered).toContain('You see the newest version')
  expect(offered).toContain('Unsaved changes on this device, from Nov 28, 2026, ')
})
