'use server'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
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

export const createTemplateAction = memberAction(createTemplateSchema, createTemplate, toEditor)
export const saveAsTemplateAction = memberAction(saveAsTemplateSchema, saveAsTemplate, toEditor)
export const duplicateTemplateAction = memberAction(duplicateTemplateSchema, duplicateTemplate, toEditor)
export const saveTemplateAction = memberAction(saveTemplateSchema, saveTemplate)
export const describeTemplateAction = memberAction(describeTemplateSchema, describeTemplate)
export const deleteTemplateAction = memberAction(templateIdSchema, deleteTemplate, () => revalidatePath('/template'))
export const startFromTemplateAction = memberAction(startFromTemplateSchema, startFromTemplate, ({ id }) =>
  redirect(`/feedback/edit/${id}?step=questions`),
)
