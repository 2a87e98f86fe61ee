import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { FollowUpFieldsInput, followUpFieldsSchema } from '@/lib/follow-ups/schema'

export type FollowUpFormReturn = UseFormReturn<FollowUpFieldsInput, unknown, z.output<typeof followUpFieldsSchema>>
