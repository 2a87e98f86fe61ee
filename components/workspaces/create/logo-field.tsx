import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { ACCEPTED, pictureLimits } from '@/lib/members/pictures/rules'

/** A native file input for a logo. */
export const LogoField = ({ error }: { error: string | undefined }) => (
  <Field label="Logo" hint={`${ACCEPTED}, ideally square`} error={error} optional>
    {(control) => (
      <Input
        {...control}
        type="file"
        name="logo"
        accept={pictureLimits.accept}
        className="cursor-pointer py-1 pl-1 text-muted file:mr-3 file:h-6.5 file:cursor-pointer file:rounded-sm file:border-0 file:bg-hover file:px-2.5 file:font-medium file:text-ink"
      />
    )}
  </Field>
)
