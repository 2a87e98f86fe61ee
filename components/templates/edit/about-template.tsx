'use client'

import { useStore } from '@/components/reviews/asking/draft/store'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import { Field } from '@/components/ui/form/field'
import { Switch } from '@/components/ui/input/switch'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import type { AboutSaver } from './about-saver'
import { TagBox } from './tag-box'

interface AboutTemplateProps {
  saver: AboutSaver
  /** Existing tags to suggest. */
  knownTags: string[]
  /** A default template, which is shared already. */
  isDefault?: boolean
}

/** Description, tags and sharing. */
export function AboutTemplate({ saver, knownTags, isDefault = false }: AboutTemplateProps) {
  const { about, fault } = useStore(saver.store, (state) => state)

  return (
    <section
      aria-labelledby="about-template"
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <h2 id="about-template" className="text-md font-semibold">
        About this template
      </h2>
      <Field label="When to use it" optional hint="Helps people choose it; respondents don’t see it" error={fault}>
        {(control) => (
          <CountedTextarea
            {...control}
            rows={2}
            limit={limits.description}
            defaultValue={about.description}
            onChange={({ target }) => saver.change({ description: target.value })}
          />
        )}
      </Field>
      <TagBox tags={about.tags} known={knownTags} onChange={(tags) => saver.change({ tags })} onType={saver.typing} />
      {!isDefault && (
        <Switch
          label="Share it with the workspace"
          hint="Everyone can use it; you and admins can change it"
          checked={about.isShared}
          onChange={({ target }) => saver.change({ isShared: target.checked })}
        />
      )}
    </section>
  )
}
