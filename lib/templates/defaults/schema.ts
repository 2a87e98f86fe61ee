import { z } from 'zod'
import { reasonSchema } from '@/lib/audit/platform/schema'
import { idSchema, madeIdSchema } from '@/lib/shared/id'

export const addDefaultTemplateSchema = z.object({ madeId: madeIdSchema })
export type AddDefaultTemplateInput = z.infer<typeof addDefaultTemplateSchema>

export const publishDefaultTemplateSchema = z.object({ id: idSchema })
export type PublishDefaultTemplateInput = z.infer<typeof publishDefaultTemplateSchema>

export const discardDraftOfDefaultSchema = z.object({ id: idSchema })
export type DiscardDraftOfDefaultInput = z.infer<typeof discardDraftOfDefaultSchema>

export const withdrawDefaultTemplateSchema = z.object({ id: idSchema, reason: reasonSchema })
export type WithdrawDefaultTemplateInput = z.infer<typeof withdrawDefaultTemplateSchema>
