import { randomUUID } from 'node:crypto'
import { aForm } from '@/tests/factories/reviews'
import type { Sweep } from '@/tests/factories/sweep/world'

export const sweep: Sweep = {
  inputs: {
    createTemplateAction: ({ template }) => ({ madeId: template.id }),
    saveAsTemplateAction: ({ draft }) => ({ reviewId: draft.id, madeId: randomUUID() }),
    duplicateTemplateAction: ({ template: { id } }) => ({ id, madeId: randomUUID() }),
    startFromTemplateAction: ({ template: { id } }) => ({ id, madeId: randomUUID(), timeZone: 'UTC' }),
    saveTemplateAction: ({ template }) => ({ ...template, content: aForm({ title: 'Taken over' }) }),
    describeTemplateAction: ({ template: { id } }) => ({ id, description: 'Taken over', tags: [], isShared: false }),
    deleteTemplateAction: ({ template: { id } }) => ({ id }),
  },
  rightful: {
    createTemplateAction: () => ({ madeId: randomUUID() }),
  },
}
