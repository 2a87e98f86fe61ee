import type { UseFormReturn } from 'react-hook-form'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { SelectField } from '@/components/ui/form/select-field'
import { Card } from '@/components/ui/layout/card'
import { months } from '@/lib/members/profile/rules'
import type { EditProfileInput } from '@/lib/members/profile/schema'

const days = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label: String(index + 1),
}))

export function BirthdayCard({ form }: { form: UseFormReturn<EditProfileInput, unknown, EditProfileInput> }) {
  return (
    <Card className="grid grid-cols-1 gap-5 sm:p-6">
      <fieldset>
        <legend className="mb-3 text-md font-semibold">Birthday</legend>
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            form={form}
            name="birthMonth"
            label="Month"
            options={[{ value: '', label: 'Not set' }, ...months]}
          />
          <SelectField form={form} name="birthDay" label="Day" options={[{ value: '', label: 'Not set' }, ...days]} />
        </div>
      </fieldset>
      <CheckboxField form={form} name="isBirthdayShared" label="Celebrate it with your team" />
    </Card>
  )
}
