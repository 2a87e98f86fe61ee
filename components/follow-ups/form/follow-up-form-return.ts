import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { FollowUpFieldsInput, followUpFieldsSchema } from '@/lib/follow-ups/schema'

/** The form of a follow-up, as its parts are given it. */
export type FollowUpFormReturn = UseFormReturn<FollowUpFieldsInput, unknown, z.output<typeof followUpFieldsSchema>>
