import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { GoalFieldsInput, goalFieldsSchema } from '@/lib/goals/schema'

export type GoalFormReturn = UseFormReturn<GoalFieldsInput, unknown, z.output<typeof goalFieldsSchema>>

interface FormPartProps {
  title: string
  children: ReactNode
}

export function FormPart({ title, children }: FormPartProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5">
      <legend className="mb-4 text-md font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
