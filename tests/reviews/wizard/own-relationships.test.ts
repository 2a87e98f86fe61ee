import type { FormContent } from '@/lib/reviews/model/schema'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { createStore } from '@/components/reviews/asking/draft/store'
import { createDraftForm } from '@/components/reviews/asking/draft/draft-form'
import { test, expect } from 'vitest'

const [me, ann, bo, boss] = ['me', 'ann', 'bo', 'boss']

/** A form about Ann as the wizard holds it, in which somebody is called her manager. */
function aWizard(given: Partial<FormContent> = {}) {
  const about = { about: 'people', subjectIds: [ann], relationships: { [boss]: 'MANAGER' }, relatedToId: ann } as const
  const content: FormContent = { ...newFormContent('blank', 'UTC'), ...about, subjectIds: [ann], ...given }
  const store = createStore({ content })
  const form = createDraftForm({ store, creatorId: me, onChange: () => {} })
  return { form, content: () => store.read().content }
}

const related = ({ relationships, relatedToId }: FormContent) => ({ relationships, relatedToId })
const nothing = { relationships: {}, relatedToId: null }

test.each<[string, (form: ReturnType<typeof aWizard>['form']) => void]>([
  ['somebody else', (form) => form.setValue('subjectIds', [bo])],
  ['several', (form) => form.setValue('subjectIds', [ann, bo])],
  ['nobody chosen yet', (form) => form.setValue('subjectIds', [])],
  ['its author', (form) => form.setValue('about', 'me')],
  ['nobody in particular', (form) => form.setValue('about', 'nobody')],
])('about %s, what people are to the one before is dropped', (_, change) => {
  for (const relatedToId of [ann, null]) {
    const { form, content } = aWizard({ relatedToId })
    change(form)
    expect(related(content())).toEqual(nothing)
  }
})

test('while it is about the same person, it stays', () => {
  const { form, content } = aWizard()
  form.setValue('title', 'How we work')
  form.setValue('subjectIds', [ann, ann])
  expect(related(content())).toEqual({ relationships: { [boss]: 'MANAGER' }, relatedToId: ann })
})

test('what is chosen is kept with whom it is about', () => {
  const { form, content } = aWizard()
  form.setValue('subjectIds', [bo])
  form.setValue('relationships', { [boss]: 'REPORT' })
  expect(related(content())).toEqual({ relationships: { [boss]: 'REPORT' }, relatedToId: bo })
  form.setValue('relationships', {})
  expect(related(content())).toEqual(nothing)
})

test('a whole form that takes its place keeps its own', () => {
  const { form, content } = aWizard()
  form.reset({ ...content(), subjectIds: [bo], relationships: { [boss]: 'PEER' }, relatedToId: bo })
  form.setValue('title', 'How we work')
  expect(related(content())).toEqual({ relationships: { [boss]: 'PEER' }, relatedToId: bo })
})
