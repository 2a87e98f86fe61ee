'use client'

import { bindChoice, errorOf } from '@/components/ui/form/bound-field'
import { RadioGroup } from '@/components/ui/form/radio-group'
import type { ApplauseFormReturn } from './give-form-part'

interface CategoryFieldProps {
  form: ApplauseFormReturn
  categories: readonly { id: string; name: string }[]
}

export const CategoryField = ({ form, categories }: CategoryFieldProps) => {
  const error = errorOf({ form, name: 'categoryId' })
  return (
    <RadioGroup legend="Category" hint="Choose one" error={error}>
      <div className="flex flex-wrap gap-2">
        {categories.map(({ id, name }) => (
          <label key={id} className="pill">
            <input type="radio" className="sr-only" {...bindChoice({ form, name: 'categoryId' }, id)} />
            {name}
          </label>
        ))}
      </div>
    </RadioGroup>
  )
}
