import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { ApplauseFieldsInput, applauseFieldsSchema } from '@/lib/applause/schema'

/** The form of new applause, as its parts are given it. */
export type ApplauseFormReturn = UseFormReturn<ApplauseFieldsInput, unknown, z.output<typeof applauseFieldsSchema>>
