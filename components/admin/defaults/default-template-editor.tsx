'use client'

import { useEffect, useState } from 'react'
import { DraftSaved } from '@/components/reviews/asking/draft-saved'
import { QuestionEditor, ViewSwitch } from '@/components/reviews/asking/questions/question-editor'
import { SaveNotices } from '@/components/reviews/asking/wizard/save-notices'
import { useDraft } from '@/components/reviews/asking/use-draft'
import { WizardContext } from '@/components/reviews/asking/wizard-context'
import { AboutSaver } from '@/components/templates/edit/about-saver'
import { AboutTemplate } from '@/components/templates/edit/about-template'
import { DoneButton } from '@/components/templates/edit/done-button'
import { TemplatePermissions } from '@/components/templates/edit/template-permissions'
import { guardTab } from '@/components/ui/guard-tab'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { describeDefaultTemplateAction, saveDefaultTemplateAction } from '@/lib/templates/defaults/actions'
import type { DefaultEditorView } from '@/lib/templates/defaults/queries'

const home = { href: '/admin/default-templates', label: 'Default templates' }

/** Saves the draft while typing; nothing is visible before publishing. */
export function DefaultTemplateEditor({ draft, about: first, knownTags }: DefaultEditorView) {
  const wizard = useDraft(draft, saveDefaultTemplateAction)
  const [about] = useState(() => new AboutSaver(first, draft.at, describeDefaultTemplateAction))

  useEffect(() => {
    const unguard = guardTab({ save: () => void about.flush(), isOnItsWay: about.isOnItsWay })
    return () => {
      unguard()
      about.leave()
    }
  }, [about])

  return (
    <WizardContext value={wizard}>
      <Page>
        <PageHeader
          back={home}
          title="Edit default template"
          action={
            <>
              <DraftSaved beside={about} />
              <ViewSwitch />
              <DoneButton href={`/admin/default-templates/preview/${draft.id}`} about={about} />
            </>
          }
        />
        <SaveNotices home={home} />
        <QuestionEditor what="template">
          <TemplatePermissions />
          <AboutTemplate saver={about} knownTags={knownTags} isDefault />
        </QuestionEditor>
      </Page>
    </WizardContext>
  )
}
