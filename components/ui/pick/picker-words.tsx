import { breakable } from '@/components/ui/display/breakable'

interface PickerWordsProps {
  label: string
  hint?: string
}

/** A label and its distinguishing hint, beside it or below on phones. */
export const PickerWords = ({ label, hint }: PickerWordsProps) => (
  <span className="min-w-0 flex-1 items-baseline justify-between gap-4 sm:flex">
    <span className="block min-w-0 wrap-anywhere">{breakable(label)}</span>
    {hint && (
      <span className="block min-w-0 shrink-0 text-sm wrap-anywhere text-subtle sm:max-w-[50%]">{breakable(hint)}</span>
    )}
  </span>
)
