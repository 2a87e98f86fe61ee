import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { OneOnOneFormStart } from '@/lib/one-on-ones/queries/get-one-on-one-form'
import type { OneOnOneFieldsInput, oneOnOneFieldsSchema } from '@/lib/one-on-ones/schema'

export interface OneOnOneFormProps {
  start: OneOnOneFormStart & { id?: string; version?: number }
}

export type OneOnOneFormReturn = UseFormReturn<OneOnOneFieldsInput, unknown, z.output<typeof oneOnOneFieldsSchema>>
