import { aForm } from '@/tests/factories/reviews'
import type { Inputs } from '../world'

export const templatesInputs: Inputs = {
  createTemplateAction: () => ({}),
  saveAsTemplateAction: ({ draft }) => ({ reviewId: draft.id }),
  duplicateTemplateAction: ({ template: { id } }) => ({ id }),
  startFromTemplateAction: ({ template: { id } }) => ({ id, timeZone: 'UTC' }),
  saveTemplateAction: ({ template }) => ({ ...template, content: aForm({ title: 'Taken over' }) }),
  describeTemplateAction: ({ template: { id } }) => ({ id, description: 'Taken over', tags: [], isShared: false }),
  deleteTemplateAction: ({ template: { id } }) => ({ id }),
}
