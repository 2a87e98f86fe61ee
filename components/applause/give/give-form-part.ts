import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { ApplauseFieldsInput, applauseFieldsSchema } from '@/lib/applause/schema'

export type ApplauseFormReturn = UseFormReturn<ApplauseFieldsInput, unknown, z.output<typeof applauseFieldsSchema>>
