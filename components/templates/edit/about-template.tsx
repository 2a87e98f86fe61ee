'use client'

import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import { Field } from '@/components/ui/form/field'
import { Switch } from '@/components/ui/input/switch'
import { limits } from '@/lib/reviews/limits/rules'
import type { DescribeTemplateInput } from '@/lib/templates/schema'
import { TagBox } from './tag-box'
import { useAbout } from './use-about'

interface AboutTemplateProps {
  about: DescribeTemplateInput
  /** Tags that others use already. */
  knownTags: string[]
}

/** How a template is found, and by whom. */
export function AboutTemplate({ about: first, knownTags }: AboutTemplateProps) {
  const { box, about, change, fault } = useAbout(first)
  return (
    <section
      aria-labelledby="about-template"
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <h2 id="about-template" className="text-md font-semibold">
        About this template
      </h2>
      <Field
        label="When to use it"
        optional
        hint="For whoever looks for a template. Those who answer do not see it."
        error={fault}
      >
        {(control) => (
          <CountedTextarea
            {...control}
            ref={box}
            rows={2}
            limit={limits.description}
            defaultValue={about.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <TagBox tags={about.tags} known={knownTags} onChange={(tags) => change({ tags })} />
      <Switch
        label="Share it with the workspace"
        hint="Everybody can use it. Only you and the admins can change it, and admins see it either way."
        checked={about.isShared}
        onChange={({ target }) => change({ isShared: target.checked })}
      />
    </section>
  )
}
