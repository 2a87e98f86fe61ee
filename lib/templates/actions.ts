'use server'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { butAdmins, othersFindNothing, othersRefused } from '@/lib/access/declaration'
import { createTemplate } from './commands/create-template'
import { deleteTemplate } from './commands/delete-template'
import { describeTemplate } from './commands/describe-template'
import { duplicateTemplate } from './commands/duplicate-template'
import { saveAsTemplate } from './commands/save-as-template'
import { saveTemplate } from './commands/save-template'
import { startFromTemplate } from './commands/start-from-template'
import {
  createTemplateSchema,
  describeTemplateSchema,
  duplicateTemplateSchema,
  saveAsTemplateSchema,
  saveTemplateSchema,
  startFromTemplateSchema,
  templateIdSchema,
} from './schema'

const toEditor = ({ id }: { id: string }) => redirect(`/template/edit/${id}`)

export const createTemplateAction = memberAction(
  createTemplateSchema,
  createTemplate,
  othersFindNothing('templates.use'),
  toEditor,
)
export const saveAsTemplateAction = memberAction(
  saveAsTemplateSchema,
  saveAsTemplate,
  othersRefused('templates.use'),
  toEditor,
)
export const duplicateTemplateAction = memberAction(
  duplicateTemplateSchema,
  duplicateTemplate,
  othersFindNothing('templates.use', butAdmins),
  toEditor,
)
export const saveTemplateAction = memberAction(
  saveTemplateSchema,
  saveTemplate,
  othersFindNothing('templates.edit', butAdmins),
)
export const describeTemplateAction = memberAction(
  describeTemplateSchema,
  describeTemplate,
  othersFindNothing('templates.edit', butAdmins),
)
export const deleteTemplateAction = memberAction(
  templateIdSchema,
  deleteTemplate,
  othersFindNothing('templates.edit', butAdmins),
  () => revalidatePath('/template'),
)
export const startFromTemplateAction = memberAction(
  startFromTemplateSchema,
  startFromTemplate,
  othersFindNothing('templates.use', butAdmins),
  ({ id }) => redirect(`/feedback/edit/${id}?step=questions`),
)
