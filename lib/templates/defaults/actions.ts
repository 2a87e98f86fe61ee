'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { adminAction } from '@/lib/access/action'
import { superAdmins } from '@/lib/access/declaration'
import { describeTemplateSchema, saveTemplateSchema } from '@/lib/templates/schema'
import { addDefaultTemplate } from './commands/add-default-template'
import { describeDefaultTemplate } from './commands/describe-default-template'
import { discardDraftOfDefault } from './commands/discard-draft-of-default'
import { publishDefaultTemplate } from './commands/publish-default-template'
import { saveDefaultTemplate } from './commands/save-default-template'
import { withdrawDefaultTemplate } from './commands/withdraw-default-template'
import {
  addDefaultTemplateSchema,
  discardDraftOfDefaultSchema,
  publishDefaultTemplateSchema,
  withdrawDefaultTemplateSchema,
} from './schema'

const toList = () => redirect('/admin/default-templates')

export const addDefaultTemplateAction = adminAction(
  addDefaultTemplateSchema,
  addDefaultTemplate,
  superAdmins,
  ({ id }) => redirect(`/admin/default-templates/edit/${id}`),
)
export const saveDefaultTemplateAction = adminAction(saveTemplateSchema, saveDefaultTemplate, superAdmins)
export const describeDefaultTemplateAction = adminAction(describeTemplateSchema, describeDefaultTemplate, superAdmins)
export const publishDefaultTemplateAction = adminAction(
  publishDefaultTemplateSchema,
  publishDefaultTemplate,
  superAdmins,
  toList,
)
export const discardDraftOfDefaultAction = adminAction(
  discardDraftOfDefaultSchema,
  discardDraftOfDefault,
  superAdmins,
  toList,
)
export const withdrawDefaultTemplateAction = adminAction(
  withdrawDefaultTemplateSchema,
  withdrawDefaultTemplate,
  superAdmins,
  refresh,
)
