'use client'

import { Button } from '@/components/ui/button/button'
import { errorOf } from '@/components/ui/form/bound-field'
import { Field } from '@/components/ui/form/field'
import { FormActions } from '@/components/ui/form/form-actions'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Card } from '@/components/ui/layout/card'
import { toast } from '@/components/ui/overlay/toast'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import type { PersonView } from '@/lib/members/people/queries/get-person'
import { setTagsAction } from '@/lib/members/tags/actions'
import type { TagChoices } from '@/lib/members/tags/queries'
import { searchTags } from '@/components/members/tags/tag-search'

interface TagsFormProps {
  person: PersonView
  choices: TagChoices
}

/** Tags are case-insensitive. */
const asItem = (name: string): PickerItem => ({ id: name.toLowerCase(), label: name, kind: 'tag' })

/** Searches beyond the preloaded tags. */
const searchWords: PickerSearch = (words) => ({
  ...searchTags(words),
  select: (tags) => tags.map(({ label }) => asItem(label)),
})

/** Typed text becomes a new tag, if the person may create one. */
const newTag = (text: string) => (text.includes(',') || text.length > 50 ? undefined : asItem(text))

export function TagsForm({ person, choices }: TagsFormProps) {
  const { id, tags, can } = person
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/members/tags/schema').then((module) => module.setTagsSchema),
    action: setTagsAction,
    defaultValues: { id, names: tags, seen: tags },
    onSuccess: () => toast({ type: 'success', title: 'Saved' }),
  })
  const names = form.watch('names')
  return (
    <Card>
      <form {...bind} className="grid gap-4">
        <h2 className="text-md font-semibold">Tags</h2>
        <Field
          label="Tags"
          quietLabel
          error={errorOf({ form, name: 'names' })}
          hint="Group people across teams, by place or skill"
        >
          {(control) => (
            <MultiPicker
              control={control}
              value={names.map(asItem)}
              items={choices.rows.map(({ name }) => asItem(name))}
              search={choices.hasMore ? searchWords : undefined}
              create={can.manage ? newTag : undefined}
              placeholder={can.manage ? 'Find or add a tag' : 'Find a tag'}
              onChange={(items) =>
                form.setValue(
                  'names',
                  items.map(({ label }) => label),
                )
              }
            />
          )}
        </Field>
        <FormActions>
          <Button type="submit" pending={pending}>
            Save tags
          </Button>
        </FormActions>
      </form>
    </Card>
  )
}
