'use client'

import { useEffect, useState } from 'react'
import { DraftSaved } from '@/components/reviews/asking/draft-saved'
import { QuestionEditor, ViewSwitch } from '@/components/reviews/asking/questions/question-editor'
import { SaveNotices } from '@/components/reviews/asking/wizard/save-notices'
import { useDraft } from '@/components/reviews/asking/use-draft'
import { WizardContext } from '@/components/reviews/asking/wizard-context'
import { FocusFrame } from '@/components/shell/frames/focus-frame'
import { guardTab } from '@/components/ui/guard-tab'
import { describeTemplateAction, saveTemplateAction } from '@/lib/templates/actions'
import type { TemplateEditorView } from '@/lib/templates/queries/get-template'
import { AboutSaver } from './about-saver'
import { AboutTemplate } from './about-template'
import { DoneButton } from './done-button'
import { TemplatePermissions } from './template-permissions'

const home = { href: '/template', label: 'All templates' }

/** The wizard's editor with the template's details. */
export function TemplateEditor({ draft, about: first, knownTags }: TemplateEditorView) {
  const wizard = useDraft(draft, saveTemplateAction)
  const [about] = useState(() => new AboutSaver(first, draft.at, describeTemplateAction))

  useEffect(() => {
    const unguard = guardTab({ save: () => void about.flush(), isOnItsWay: about.isOnItsWay })
    return () => {
      unguard()
      about.leave()
    }
  }, [about])

  return (
    <WizardContext value={wizard}>
      <FocusFrame
        close={home}
        heading={<p className="truncate font-semibold">Template</p>}
        aside={
          <span className="flex shrink-0 items-center gap-3">
            <DraftSaved beside={about} />
            <DoneButton href={`/template/preview/${draft.id}`} about={about} />
          </span>
        }
        wide
      >
        <SaveNotices home={home} />
        <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-72">
            <h1 className="text-xl font-semibold">Write the template</h1>
            <p className="mt-1 max-w-reading text-pretty text-muted">People using it get a copy.</p>
          </div>
          <ViewSwitch />
        </header>
        <QuestionEditor what="template">
          <TemplatePermissions />
          <AboutTemplate saver={about} knownTags={knownTags} />
        </QuestionEditor>
      </FocusFrame>
    </WizardContext>
  )
}
